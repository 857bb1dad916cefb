import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/**
 * A block of a page with the room above and below that all have. Two in a row are parted by a hairline. A page that arrives lays out
 * those below the screen when all has come (`finish-pages.ts`), one after the other: all in one go would keep a phone busy.
 */
export function Section({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      data-slot="section"
      className={cn(
        "relative border-line py-[clamp(34px,8.6vw,128px)] [contain-intrinsic-size:auto_900px] [transition:content-visibility_1ms_calc(sibling-index()*50ms)_allow-discrete] [[data-slot=section]+&]:border-t",
        className,
      )}
      {...props}
    />
  );
}
