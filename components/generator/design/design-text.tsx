import type { ReactNode } from "react";

/** Stands where a result cannot be shown, and says so. */
export const DesignAlert = ({ children }: { children: ReactNode }) => (
  <p
    data-slot="design-alert"
    role="alert"
    className="max-w-[calc(66ch+64px)] px-8 pt-7 pb-8 leading-[1.65] wrap-break-word whitespace-pre-line text-[color-mix(in_oklab,var(--foreground)_86%,var(--muted))] @max-[40rem]:px-4 @max-[40rem]:pt-5 @max-[40rem]:pb-6"
  >
    {children}
  </p>
);

/** The page on which code and what it looks like stand. */
export const DesignPaper = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-7 px-8 pt-7 pb-8 *:min-w-0 @max-[40rem]:px-4 @max-[40rem]:pt-5 @max-[40rem]:pb-6">
    {children}
  </div>
);
