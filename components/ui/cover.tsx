import type { ReactNode } from "react";
import { Photograph } from "@/components/ui/photograph";
import type { Photo } from "@/lib/pictures/photo";
import { cn } from "@/lib/site/cn";

type CoverProps = {
  /** The drawn cover; a photograph, where there is one, stands in its place. */
  src: string;
  /** Another drawing of the same, for a box as wide as the page. */
  wide?: string | undefined;
  /** And for a box beside words, in its place: whole whatever the box. */
  upright?: string | undefined;
  photo?: Photo | undefined;
  /** How wide a photograph stands, as the attribute of the same name says it. */
  sizes: string;
  className?: string;
  eager?: boolean;
  children?: ReactNode;
};

/** The ground of a drawing, lit by the hue of the card or page it stands on. */
const plate =
  "bg-surface bg-[radial-gradient(90%_110%_at_60%_10%,color-mix(in_oklab,var(--s)_calc(var(--glow)*130%),transparent),transparent)]";

/** On a phone digits would be half as large as the smallest text. */
const drawing = "absolute inset-0 size-full stroke-none max-md:[--digits:0px]";

/**
 * A drawn cover or a photograph that fills the box its class gives it. The drawn one takes its colours from the theme; it is decoration:
 * the title beside it says what it stands for.
 */
export function Cover({ src, wide, upright, photo, sizes, className, eager = false, children }: CoverProps) {
  return (
    <span
      data-slot="cover"
      className={cn("relative block overflow-clip border border-line", !photo && plate, className)}
    >
      {photo ? (
        <Photograph photo={photo} sizes={sizes} eager={eager} />
      ) : (
        <svg
          viewBox={upright === undefined ? "0 0 640 360" : "0 0 320 360"}
          preserveAspectRatio={upright === undefined ? "xMidYMid slice" : "xMidYMid meet"}
          aria-hidden="true"
          className={cn(drawing, wide !== undefined && "md:hidden")}
        >
          <use href={`${upright ?? src}#art`} />
        </svg>
      )}
      {!photo && wide !== undefined && (
        <svg
          viewBox="0 0 1200 491"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className={cn(drawing, "max-md:hidden")}
        >
          <use href={`${wide}#art`} />
        </svg>
      )}
      {children}
    </span>
  );
}
