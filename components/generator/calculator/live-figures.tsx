import { useLocale, useTranslations } from "next-intl";
import { TERM } from "@/lib/generators/business-case/compute";
import { indicatorsOf, neededIn, type View } from "@/lib/generators/business-case/view";

type LiveFiguresProps = {
  view: View;
  /** As the inputs were answered. */
  original: View;
};

const toldOf = (view: View) => indicatorsOf(view).filter(({ name }) => name !== view.words.discountedPayback);

/** What the inputs come to, in sight while they are moved. The key figures above say the same, to screen readers as well. */
export function LiveFigures({ view, original }: LiveFiguresProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { computed, sum } = view;
  const before = new Map(toldOf(original).map(({ name, value }) => [name, value]));
  const aim = [
    { name: t("aim", { years: TERM }), value: t("aYear", { unit: neededIn(view, TERM) }) },
    { name: t("saved"), value: t("aYear", { unit: sum(computed.effectTotal) }) },
  ];
  return (
    <dl
      aria-hidden="true"
      data-slot="live-figures"
      lang={locale}
      className="sticky top-(--header-height) z-2 -mx-2 mt-2 flex justify-between gap-x-2 border-b border-line-strong bg-surface px-2 py-2.5 text-xs"
    >
      {(view.why === undefined ? toldOf(view) : aim).map(({ name, value }) => (
        <div key={name}>
          <dt className="text-subtle">{name}</dt>
          <dd className="text-sm font-semibold text-foreground">{value}</dd>
          {before.has(name) && before.get(name) !== value && (
            <dd className="text-subtle">{t("was", { value: before.get(name) ?? "" })}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
