import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";

type RequirementCardProps = {
  heading: ReactNode;
  /** How many checks it is accepted by, or steps it is used in; said where it can be folded. */
  count: { kind: "checks" | "steps"; number: number } | undefined;
  isFirst: boolean;
  /** It is still being written: it stays open. */
  isWritten: boolean;
  children: ReactNode;
};

/**
 * A requirement or a screen under its code and name. All but the first start out folded on a phone, which makes them a list to choose from, and
 * wherever steps say again what is drawn above, there on a phone the first as well; a press, a search in the page and paper open them.
 */
export function RequirementCard({ heading, count, isFirst, isWritten, children }: RequirementCardProps) {
  const t = useTranslations("generator.workbench.document");
  const [isPhone] = useState(() => window.matchMedia("(width < 48rem)").matches);
  return (
    <details
      data-slot="requirement"
      className="break-inside-avoid border border-line-strong"
      open={isWritten || (count?.kind === "steps" ? isFirst && !isPhone : isFirst || !isPhone)}
    >
      <summary
        data-slot="requirement-head"
        className="relative cursor-pointer list-none [&::-webkit-details-marker]:hidden"
      >
        {heading}
        {count && (
          <small data-slot="requirement-count">{t(`counts.${count.kind}`, { count: count.number })}</small>
        )}
      </summary>
      <div data-slot="requirement-text">{children}</div>
    </details>
  );
}
