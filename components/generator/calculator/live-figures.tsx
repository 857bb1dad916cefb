import { useLocale, useTranslations } from "next-intl";
import { TERM } from "@/lib/generators/business-case/compute";
import { indicatorsOf, neededIn, type View } from "@/lib/generators/business-case/view";

type LiveFiguresProps = {
  view: View;
  /** As the inputs were answered. */
  original: View;
};

const indicatorsShown = (view: View) =>
  indicatorsOf(view).filter(({ name }) => name !== view.words.discountedPayback);

/**
 * What the inputs come to, in sight while they are moved: now, and before where that was otherwise. Screen readers hear the key figures above.
 */
export function LiveFigures({ view, original }: LiveFiguresProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const aimOf = (one: View) => [
    { name: t("aim", { years: TERM }), value: t("aYear", { unit: neededIn(one, TERM) }) },
    { name: t("saved"), value: t("aYear", { unit: one.sum(one.computed.effectTotal) }) },
  ];
  const told = (one: View) => (view.why === undefined ? indicatorsShown(one) : aimOf(one));
  // Where an answer has brought the verdict there is nothing of the kind to compare it with.
  const isComparable = (view.why === undefined) === (original.why === undefined);
  const before = new Map(isComparable ? told(original).map(({ name, value }) => [name, value]) : []);
  return (
    <dl
      aria-hidden="true"
      data-slot="live-figures"
      lang={locale}
      className="sticky top-(--header-height) z-2 -mx-2 mt-2 flex min-h-14 items-end justify-between gap-x-3 border-b border-line-strong bg-surface px-2 py-2.5 text-xs *:first:flex-none @max-[36rem]:min-h-19"
    >
      {told(view).map(({ name, value }) => (
        <div key={name}>
          <dt className="text-subtle">{name}</dt>
          <dd className="flex flex-wrap gap-x-1.5 text-sm text-subtle">
            {before.has(name) && before.get(name) !== value && <span>{before.get(name)} →</span>}
            <b className="font-semibold whitespace-nowrap text-foreground">{value}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
