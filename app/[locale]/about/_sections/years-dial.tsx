import { getLocale, getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import { listMilestones } from "@/lib/content/timeline";

const CENTRE = 320;
/** Where the dial begins, and how far seventeen years of four ticks carry it (degrees). */
const START = 135;
const SWEEP = 270;

/** The dial is data: four ticks a year from the founding to the last milestone, brighter towards today; milestones are labelled. */
export async function YearsDial() {
  const t = await getTranslations("about.dial");
  const locale = await getLocale();
  const { founded } = getCompany(locale);
  const years = listMilestones(locale).map(({ year }) => year);
  const last = Math.max(...years);

  const place = (year: number, radius: number, down = 0) => {
    const angle = ((START + (SWEEP * (year - founded)) / (last - founded)) * Math.PI) / 180;
    return {
      x: Number((CENTRE + radius * Math.cos(angle)).toFixed(1)),
      y: Number((CENTRE + radius * Math.sin(angle) + down).toFixed(1)),
    };
  };

  return (
    <svg
      className="years-dial"
      viewBox="0 0 640 640"
      role="img"
      aria-label={t("label", { years: years.join(", ") })}
    >
      <use href="/drawings/about-dial.svg#dial" />
      {years.map((year) => {
        const dot = place(year, 236);
        const now = year === last ? "now" : undefined;
        return (
          <g key={year}>
            <circle cx={dot.x} cy={dot.y} r={now ? 4 : 2.5} className={now} />
            <text {...place(year, 262, 5)} className={now}>
              {year}
            </text>
          </g>
        );
      })}
      <text className="founded" x={CENTRE} y="326">
        {founded}
      </text>
      <text className="founded-label" x={CENTRE} y="364">
        {t("founded")}
      </text>
    </svg>
  );
}
