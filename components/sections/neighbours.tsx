import { ArrowLeft, ArrowRight } from "lucide-react";
import { Container } from "@/components/ui/container";
import { Cover } from "@/components/ui/cover";
import type { ExhibitName } from "@/lib/pictures/exhibits/names";
import type { Photo } from "@/lib/pictures/photo";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";

type Neighbour = {
  /** «Previous», «Next». */
  label: string;
  href: string;
  title: string;
  image: string;
  photo?: Photo | undefined;
  drawing?: ExhibitName | undefined;
  hue: string;
  track: { event: string; category: string; label: string };
};

type NeighboursProps = { label: string; previous: Neighbour; next: Neighbour };

const half = cn(
  "group/neighbour grid items-center gap-7 py-10",
  "max-md:grid-cols-[96px_minmax(0,1fr)] max-md:gap-4.5 max-md:px-0 max-md:py-4",
);
const left = cn("grid-cols-[168px_minmax(0,1fr)] pr-10 max-lg:grid-cols-[96px_minmax(0,1fr)] max-lg:pr-5");
/** On a phone the second half stands under the first one, and looks like it. */
const right = cn(
  "grid-cols-[minmax(0,1fr)_168px] border-l border-line pl-10 text-right max-lg:grid-cols-[minmax(0,1fr)_96px] max-lg:pl-5",
  "max-md:border-t max-md:border-l-0 max-md:text-left",
);
const cover = cn(
  "h-26 rounded-[12px] transition-[border-color] duration-200 max-lg:h-18",
  "group-hover/neighbour:border-[color-mix(in_oklab,var(--c)_50%,transparent)]",
);
const label = cn("flex items-center gap-2 font-mono text-mono text-subtle");
const title = cn(
  "mt-2.5 block text-[1.25rem] leading-[1.25] font-semibold tracking-[-0.022em] text-balance max-md:text-[1.0625rem]",
);

const shared = ({ href, hue, track }: Neighbour) => ({
  href,
  "data-hue": hue,
  "data-track": track.event,
  "data-track-category": track.category,
  "data-track-label": track.label,
});

/** Small, and beside the title it belongs to: decoration, whatever it shows. */
const coverOf = ({ image, photo, drawing }: Neighbour) => ({
  src: image,
  small: drawing,
  photo: photo && { ...photo, alt: "" },
  sizes: "(min-width: 64rem) 168px, 96px",
});

/** The pages before and after this one of a list, as two halves on hairlines. */
export function Neighbours({ label: name, previous, next }: NeighboursProps) {
  return (
    <nav data-slot="neighbours" aria-label={name} className="border-t border-line print:hidden">
      <Container className="grid grid-cols-1 md:grid-cols-2">
        <Link {...shared(previous)} className={cn(left, half)}>
          <Cover {...coverOf(previous)} className={cover} />
          <span>
            <span className={label}>
              <ArrowLeft className="size-[15px]" />
              {previous.label}
            </span>
            <b className={title}>{previous.title}</b>
          </span>
        </Link>
        <Link {...shared(next)} className={cn(right, half)}>
          <span>
            <span className={cn(label, "justify-end max-md:justify-start")}>
              {next.label}
              <ArrowRight className="size-[15px]" />
            </span>
            <b className={title}>{next.title}</b>
          </span>
          <Cover {...coverOf(next)} className={cn(cover, "max-md:order-first")} />
        </Link>
      </Container>
    </nav>
  );
}
