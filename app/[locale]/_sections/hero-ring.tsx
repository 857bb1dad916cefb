import styles from "./hero-ring.module.css";
import { cn } from "@/lib/site/cn";

/**
 * Behind the panel and nowhere else: above it on narrow screens and to its left on wide ones stand words. It fades before the strip
 * below, too.
 */
const place = cn(
  "absolute -top-5 left-1/2 -z-1 size-[720px] max-w-none -translate-x-1/2 mask-[linear-gradient(#000_200px,transparent_320px)] opacity-70",
  "min-[900px]:top-1/2 min-[900px]:-left-[269px] min-[900px]:size-[1120px] min-[900px]:translate-x-0 min-[900px]:-translate-y-1/2 min-[900px]:opacity-100",
  "min-[900px]:mask-[linear-gradient(90deg,transparent_248px,#000_540px),linear-gradient(#000_56%,transparent_70%)] min-[900px]:mask-intersect",
);

/** The dial behind the first screen, with a light that goes round on its ticks. */
export function HeroRing() {
  return (
    <svg data-slot="hero-ring" className={place} viewBox="0 0 900 900" aria-hidden="true">
      <defs>
        <linearGradient id="sweep" x2="1" y2="1">
          <stop stopColor="var(--accent)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--accent)" />
        </linearGradient>
      </defs>
      <use href="/drawings/hero-ring.svg#ring" />
      <path
        className={styles.sweep}
        d="M450 173A277 277 0 0 1 727 450"
        stroke="url(#sweep)"
        strokeWidth="22"
        strokeLinecap="butt"
        strokeDasharray="6 18.173"
      />
    </svg>
  );
}
