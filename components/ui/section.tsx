import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** A block of a page with the room above and below that all have. Two in a row are parted by a hairline. */
export function Section({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      data-slot="section"
      className={cn(
        "relative border-line py-[clamp(72px,8.6vw,128px)] [[data-slot=section]+&]:border-t",
        className,
      )}
      {...props}
    />
  );
}
