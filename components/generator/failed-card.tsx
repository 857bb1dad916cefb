import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/site/cn";

/** In the place of a result: what went wrong, and the ways on. */
export function FailedCard({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      data-slot="result-failed"
      className="m-5 grid justify-items-start gap-2.5 rounded-xl border border-[color-mix(in_oklab,var(--destructive)_72%,transparent)] bg-[color-mix(in_oklab,var(--destructive)_10%,transparent)] px-7 pt-6.5 pb-7 @max-[40rem]:m-3 @max-[40rem]:px-5"
    >
      <span className="mb-1.5 grid size-11 place-items-center rounded-lg bg-[color-mix(in_oklab,var(--destructive)_15%,transparent)] text-destructive">
        <CircleAlert className="size-5.5" />
      </span>
      {children}
    </div>
  );
}

/** `text-destructive` makes it red. */
export function FailedTitle({ className, children, ...props }: ComponentProps<"h3">) {
  return (
    <h3 className={cn("max-w-[26em] text-h3", className)} {...props}>
      {children}
    </h3>
  );
}

export function FailedText({ className, ...props }: ComponentProps<"p">) {
  return (
    <p className={cn("max-w-[58ch] text-[0.9375rem]/[1.55] text-muted-foreground", className)} {...props} />
  );
}

/** The buttons of the card: a row, and where there is little room each the whole width. */
export function FailedWays({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap gap-2.5 @max-[40rem]:w-full @max-[40rem]:*:flex-[1_1_100%]">
      {children}
    </div>
  );
}
