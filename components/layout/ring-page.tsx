import type { ReactNode } from "react";

const section = [
  "relative isolate flex min-h-[min(832px,100svh-var(--header-height))] items-end overflow-clip pt-24 pb-16 max-md:min-h-[676px] max-md:pb-10",
  "before:absolute before:inset-0 before:-z-2 before:bg-[radial-gradient(48rem_34rem_at_52%_44%,color-mix(in_oklab,var(--accent)_calc(var(--glow)*90%),transparent),transparent_70%)]",
].join(" ");
const art =
  "absolute inset-0 -z-1 size-full md:max-lg:inset-[46px_0_auto] md:max-lg:h-[53vw] md:max-lg:overflow-visible max-md:inset-[46px_auto_auto_50%] max-md:h-[260px] max-md:w-[494px] max-md:-translate-x-1/2 max-md:overflow-visible";
const card =
  "w-[min(100%,520px)] rounded-3xl border border-line-strong bg-surface p-8 shadow-floating max-md:px-5 max-md:py-6";

/** Looks of what stands on the card. */
export const ringPage = {
  title: "text-[2rem] leading-[1.1] tracking-[-0.034em] max-md:text-[1.625rem]",
  text: "mt-2 text-muted-foreground",
  /** Words keep to one line; buttons that do not fit side by side stand one under the other. */
  actions: "mt-[22px] flex flex-wrap gap-3 *:flex-auto",
};

/**
 * A page that is not there, or failed: a drawing of a ring, and a card on it. It joins no classes: the page for failures travels
 * with every other.
 */
export function RingPage({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <section data-slot="ring-page" className={section}>
      <svg className={art} viewBox="0 0 1440 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={`/drawings/${drawing}.svg#ring`} />
      </svg>
      <div className="mx-auto w-full max-w-7xl px-(--gutter) print:px-0">
        <div className={card}>{children}</div>
      </div>
    </section>
  );
}
