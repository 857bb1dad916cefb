import { clsx } from "clsx";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";

type PanelProps = {
  /** What the picture shows, in one sentence: to assistive technology the whole panel is this one picture. */
  label: string;
  title: string;
  /** What the colours mean: a quiet grey, the service's colour, a line, an alarm. */
  legend?: Partial<Record<"quiet" | "solid" | "line" | "alarm", string>>;
  children: ReactNode;
};

/** Frame of a drawn product panel. Its figures are invented, so it carries the mark «demo». */
export async function Panel({ label, title, legend = {}, children }: PanelProps) {
  const t = await getTranslations("common");
  return (
    <div className="panel pn" role="img" aria-label={label}>
      <div className="pn-head">
        <span>
          {title} <Badge>{t("demo")}</Badge>
        </span>
        <span className="pn-legend">
          {Object.entries(legend).map(([tone, word]) => (
            <span key={tone} className={`pn-${tone}`}>
              {word}
            </span>
          ))}
        </span>
      </div>
      {children}
    </div>
  );
}

export type Metric = readonly [label: string, value: ReactNode];

/** Figures with their labels: a column beside a picture, or a strip under it. */
export function Metrics({ items, strip = false }: { items: readonly Metric[]; strip?: boolean }) {
  return (
    <dl className={clsx("pn-metrics", strip && "pn-strip")}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Unit of a figure, set smaller than it: the tag `<s>` of a message. */
export const unit = { s: (words: ReactNode) => <small>{words}</small> };
