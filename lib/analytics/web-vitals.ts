import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";
import { track } from "@/lib/analytics/track";

/** The value is in milliseconds; a layout shift, which is under one, is given in thousandths. */
const report = ({ name, rating, delta }: Metric) =>
  track("web_vital", {
    category: name,
    label: rating,
    value: Math.round(name === "CLS" ? delta * 1000 : delta),
  });

/** Reports loading, response and stability of this page as Core Web Vitals measure them; what came before is included. */
export function watchVitals(): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
