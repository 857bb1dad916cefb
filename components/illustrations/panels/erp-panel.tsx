import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Panel } from "@/components/illustrations/panels/panel";
import { Badge } from "@/components/ui/badge";

/** Goods, how full their place is and where their minimum stands, in percent. */
const stock = [
  [1, 72, 38],
  [2, 84, 30],
  [3, 22, 34],
  [4, 91, 42],
  [5, 58, 27],
] as const;

/** An order's way through the company, stock that orders itself below its minimum, and the month closing on time. */
export async function ErpPanel() {
  const t = await getTranslations("panels.erp");
  return (
    <Panel label={t("label")} title={t("title")} legend={{ quiet: t("legend1"), solid: t("legend2") }}>
      <ol className="er-way">
        {([1, 2, 3, 4, 5] as const).map((n) => (
          <li key={n}>
            {t(`stage${n}`)} <b>{t(`count${n}`)}</b>
          </li>
        ))}
      </ol>
      <div className="pn-body er">
        <div className="er-stock">
          <div className="pn-cap">{t("stock")}</div>
          {stock.map(([n, share, minimum]) => (
            <div key={n} className={share < minimum ? "low" : undefined}>
              <span>{t(`row${n}`)}</span>
              <u style={{ "--at": `${share}%`, "--min": `${minimum}%` } as React.CSSProperties}>
                {share < minimum && (
                  <Badge
                    variant="service"
                    className="bg-[color-mix(in_oklab,var(--c)_var(--tint),var(--surface))] max-md:hidden"
                  >
                    {t("order")}
                  </Badge>
                )}
              </u>
              <span className="mono">{t(`value${n}`)}</span>
            </div>
          ))}
        </div>
        <div className="pn-side">
          <div className="pn-cap">
            {t("close")} <span className="mono">{t("closeValue")}</span>
          </div>
          <ol className="er-close">
            {([1, 2, 3, 4, 5] as const).map((n) => (
              <li key={n} className={n > 3 ? "next" : undefined}>
                <i>{n <= 3 && <Check />}</i>
                {t(`step${n}`)}
              </li>
            ))}
          </ol>
          <p className="er-days">{t("days")}</p>
        </div>
      </div>
    </Panel>
  );
}
