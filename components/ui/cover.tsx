import type { ReactNode } from "react";
import { Photograph } from "@/components/ui/photograph";
import type { ExhibitName } from "@/lib/pictures/exhibits/names";
import type { Photo } from "@/lib/pictures/photo";
import { cn } from "@/lib/site/cn";

type Drawn = {
  /** The drawn cover; a photograph, where there is one, stands in its place. */
  src: string;
  /** Another drawing of the same, for a box as wide as the page. */
  wide?: string | undefined;
  /** The wide drawing has the whole width, and is too fine for a phone. */
  isLong?: boolean;
  /** The file has another drawing of the same for a box beside words, whole whatever the box. */
  hasUpright?: boolean;
  /** The part that is shown where the whole would be too fine. */
  part?: string | undefined;
  /** Another drawing of the same, in few large parts, for a small box. */
  small?: ExhibitName | undefined;
};

type CoverProps = Drawn & {
  photo?: Photo | undefined;
  /** How wide a photograph stands, as the attribute of the same name says it. */
  sizes: string;
  className?: string;
  eager?: boolean;
  children?: ReactNode;
};

type View = { href: string; viewBox: string; className: string; isWhole?: boolean };

/** The ground of a drawing, lit from one side by the hue of the card or page it stands on: round light this pale would show rings. */
const plate =
  "bg-surface bg-[linear-gradient(198deg,color-mix(in_oklab,var(--s)_calc(var(--glow)*130%),var(--surface)),var(--surface)_80%)]";

/** Where digits would be half as large as the smallest text, the keys alone are left, as large as that. */
const sized = "@max-[36rem]:[--digits:0px] @max-[36rem]:[--key:15px] @max-[30rem]:[--key:20px]";
const sizedWide = "md:@max-[60rem]:[--digits:0px] md:@max-[60rem]:[--key:18px]";
const phone = "max-md:[--digits:0px] max-md:[--key:24px]";

/** On a phone the box has no room beside the drawing: it shows 760 × 427 units of the wide one, the drawing in their middle. */
const close = "max-md:-top-[7.5%] max-md:-left-[2.2%] max-md:h-[115%] max-md:w-[158%]";

function viewsOf({ src, wide, isLong = false, hasUpright = false, part, small }: Drawn): View[] {
  const whole = { href: `${src}#art`, viewBox: "0 0 640 360", className: sized };
  if (wide !== undefined) {
    const head = { href: `${wide}#art`, viewBox: "0 0 1200 491" };
    if (!isLong) return [{ ...head, className: cn(sizedWide, phone, close) }];
    return [
      { href: `${wide}#narrow`, viewBox: "20 78 600 262", className: cn(sized, "md:hidden") },
      { ...head, className: cn(sizedWide, "max-md:hidden") },
    ];
  }
  if (hasUpright)
    return [
      { ...whole, className: cn(sized, "md:hidden") },
      {
        href: `${src}#narrow`,
        viewBox: "0 0 320 360",
        className: "max-md:hidden [--digits:0px] [--key:16px]",
        isWhole: true,
      },
    ];
  if (small !== undefined)
    return [
      { href: `/drawings/exhibits/${small}.svg#art`, viewBox: "0 0 168 104", className: "", isWhole: true },
    ];
  return [part === undefined ? whole : { ...whole, viewBox: part }];
}

/**
 * A drawn cover or a photograph that fills the box its class gives it. The drawn one takes its colours from the theme; it is decoration:
 * the title beside it says what it stands for.
 */
export function Cover({ photo, sizes, className, eager = false, children, ...drawn }: CoverProps) {
  return (
    <span
      data-slot="cover"
      className={cn("@container relative block overflow-clip border border-line", !photo && plate, className)}
    >
      {photo ? (
        <Photograph photo={photo} sizes={sizes} eager={eager} />
      ) : (
        viewsOf(drawn).map(({ href, viewBox, className: view, isWhole = false }) => (
          <svg
            key={href}
            viewBox={viewBox}
            preserveAspectRatio={isWhole ? "xMidYMid meet" : "xMidYMid slice"}
            aria-hidden="true"
            className={cn("absolute inset-0 size-full stroke-none", view)}
          >
            <use href={href} />
          </svg>
        ))
      )}
      {children}
    </span>
  );
}
