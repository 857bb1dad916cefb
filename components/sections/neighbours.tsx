import { ArrowLeft, ArrowRight } from "lucide-react";
import { Cover } from "@/components/ui/cover";
import { Link } from "@/lib/i18n/navigation";

type Neighbour = {
  /** «Previous», «Next». */
  label: string;
  href: string;
  title: string;
  image: string;
  hue: string;
  track: { event: string; category: string; label: string };
};

type NeighboursProps = { label: string; previous: Neighbour; next: Neighbour };

const tracking = ({ track }: Neighbour) => ({
  "data-track": track.event,
  "data-track-category": track.category,
  "data-track-label": track.label,
});

/** The pages before and after this one of a list, as two halves on hairlines. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  return (
    <nav className="neighbours" aria-label={label}>
      <div className="frame">
        <Link href={previous.href} data-hue={previous.hue} {...tracking(previous)}>
          <Cover src={previous.image} />
          <span>
            <span className="mono">
              <ArrowLeft />
              {previous.label}
            </span>
            <b>{previous.title}</b>
          </span>
        </Link>
        <Link href={next.href} data-hue={next.hue} {...tracking(next)}>
          <span>
            <span className="mono">
              {next.label}
              <ArrowRight />
            </span>
            <b>{next.title}</b>
          </span>
          <Cover src={next.image} />
        </Link>
      </div>
    </nav>
  );
}
