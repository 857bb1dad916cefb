import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";

const tag =
  "rounded-md border border-line-strong px-2 text-xs/[1.6] text-muted-foreground first-letter:uppercase";

type RequirementCardProps = {
  id: string | undefined;
  heading: ReactNode;
  /** How soon it is due, in the words of its text; paper has them there. */
  priority: string | undefined;
  /** Nobody has asked for it yet. */
  isProposed: boolean;
  /** How many checks it is accepted by, or steps it is used in; said where it can be folded. */
  count: { kind: "checks" | "steps"; number: number } | undefined;
  isFirst: boolean;
  /** It is still being written: it stays open. */
  isWritten: boolean;
  children: ReactNode;
};

/**
 * A requirement or a screen under its code and name. The first is open. What is only proposed starts out folded, on a phone all others too,
 * which makes them a list to choose from, and so do steps, which say again what is drawn above; a press, a search in the page and paper
 * open them.
 */
export function RequirementCard(props: RequirementCardProps) {
  const { id, heading, priority, isProposed, count, isFirst, isWritten, children } = props;
  const t = useTranslations("generator.workbench.document");
  const [isPhone] = useState(() => window.matchMedia("(width < 48rem)").matches);
  const isDrawn = count?.kind === "steps";
  const isOpen = isFirst || !(isDrawn || isPhone || isProposed);
  return (
    <details
      id={id}
      data-slot="requirement"
      className="break-inside-avoid border border-line-strong"
      open={isWritten || isOpen}
    >
      <summary
        data-slot="requirement-head"
        className="relative cursor-pointer list-none [&::-webkit-details-marker]:hidden"
      >
        {heading}
        <span className="mt-0! flex flex-wrap items-center gap-x-2.5 gap-y-1 print:hidden">
          {count && (
            <small data-slot="requirement-count" className="text-xs text-subtle">
              {t(`counts.${count.kind}`, { count: count.number })}
            </small>
          )}
          {priority !== undefined && <span className={tag}>{priority}</span>}
        </span>
      </summary>
      <div data-slot="requirement-text">{children}</div>
    </details>
  );
}
