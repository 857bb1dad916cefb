import type { ReactNode } from "react";

/** A drawn screen of the sample: shapes alone, since its words would be too small to read. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 108"
      aria-hidden="true"
      className="w-full rounded-md border border-line bg-surface fill-none stroke-none"
    >
      {children}
    </svg>
  );
}

const soft = "fill-[color-mix(in_oklab,var(--foreground)_14%,var(--surface))]";
const lit = "fill-[color-mix(in_oklab,var(--accent)_30%,var(--surface))]";

/** Booking on a phone: days, hours, one chosen, and the button. */
export const SamplePhone = () => (
  <Sheet>
    <rect x="49.5" y="6.5" width="61" height="95" rx="8" className="fill-raised stroke-line-strong" />
    <path d="M57 18h26v4H57zM57 26h40v3H57z" className={soft} />
    <path
      d="M57 36h9v12h-9zM69 36h9v12h-9zM93 36h9v12h-9zM57 54h13v9H57zM73 54h13v9H73zM89 54h13v9H89zM57 67h13v9H57zM89 67h13v9H89z"
      className={soft}
    />
    <path d="M81 36h9v12h-9z" className="fill-accent" />
    <rect x="73.5" y="67.5" width="12" height="8" className={`${lit} stroke-accent`} />
    <rect x="57" y="85" width="45" height="9" rx="3" className="fill-accent" />
  </Sheet>
);

/** The day of a clinic: columns of doctors, visits in them. */
export const SampleDay = () => (
  <Sheet>
    <path d="M0 0h18v108H0z" className="fill-raised" />
    <path d="M6 12h7v4H6zM6 36h7v4H6zM6 48h7v4H6zM26 10h38v5H26z" className={soft} />
    <path d="M6 24h7v4H6zM132 8h20v9h-20z" className="fill-accent" />
    <path d="M26 26.5h126M26 46.5h126M26 66.5h126M26 86.5h126" className="stroke-line-strong" />
    <path
      d="M26 40h28v22H26zM58 72h28v14H58zM90 30h28v14H90zM122 52h28v20h-28zM26 84h28v16H26z"
      className={soft}
    />
    <path d="M58 32h28v24H58zM122 80h28v18h-28z" className={lit} />
    <rect x="90.5" y="58.5" width="27" height="24" className={`${lit} stroke-accent`} />
  </Sheet>
);
