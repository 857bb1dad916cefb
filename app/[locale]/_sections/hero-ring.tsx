import styles from "./hero-ring.module.css";
import { cn } from "@/lib/site/cn";

const place = cn(
  "absolute top-[490px] -left-[22%] -z-1 size-[720px] mask-[linear-gradient(transparent_12%,#000_40%)] opacity-70",
  "md:top-[188px] md:left-[20%] md:size-[1120px] md:mask-[linear-gradient(90deg,transparent_6%,#000_44%)]",
  "lg:-top-[146px] lg:left-[calc(50%-190px)] lg:opacity-100",
);

/** The dial behind the first screen, with a light that goes round on its ticks. */
export function HeroRing() {
  return (
    <svg className={place} viewBox="0 0 900 900" aria-hidden="true">
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
