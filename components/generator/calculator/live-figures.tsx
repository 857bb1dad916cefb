import { useLocale, useTranslations } from "next-intl";
import { TERM } from "@/lib/generators/business-case/compute";
import { indicatorsOf, neededIn, type View } from "@/lib/generators/business-case/view";

/** What the inputs come to, in sight while they are moved. The key figures above say the same, to screen readers as well. */
export function LiveFigures({ view }: { view: View }) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { computed, sum, words } = view;
  const told = indicatorsOf(view).filter(({ name }) => name !== words.discountedPayback);
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
      {(view.why === undefined ? told : aim).map(({ name, value }) => (
        <div key={name}>
          <dt className="text-subtle">{name}</dt>
          <dd className="text-sm font-semibold text-foreground">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
