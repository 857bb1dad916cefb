import { getLocale, getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import { listMilestones } from "@/lib/content/timeline";
import { cn } from "@/lib/site/cn";

const CENTRE = 320;
/** Where the dial begins, and how far the years of four ticks each carry it (degrees). */
const START = 135;
const SWEEP = 270;

/** Words of the drawing. It is small on a phone, they must not become so. */
const label = "fill-muted-foreground stroke-none [text-anchor:middle]";

/** The dial is data: four ticks a year from the founding to the last milestone, brighter towards today; milestones are labelled. */
export async function YearsDial() {
  const t = await getTranslations("about.dial");
  const locale = await getLocale();
  const { founded } = getCompany(locale);
  const years = listMilestones(locale).map(({ year }) => year);
  const last = Math.max(founded + 1, ...years);

  const place = (year: number, radius: number, down = 0) => {
    const angle = ((START + (SWEEP * (year - founded)) / (last - founded)) * Math.PI) / 180;
    return {
      x: Number((CENTRE + radius * Math.cos(angle)).toFixed(1)),
      y: Number((CENTRE + radius * Math.sin(angle) + down).toFixed(1)),
    };
  };

  return (
    <svg
      className="mx-auto w-full max-w-[520px] overflow-visible lg:-my-3 lg:-mr-16 lg:-ml-2 lg:w-[calc(100%+72px)] lg:max-w-none"
      viewBox="0 0 640 640"
      role="img"
      aria-label={t("label", { years: years.join(", ") })}
    >
      <use href="/drawings/about-dial.svg#dial" />
      {[...new Set(years)].map((year) => {
        const dot = place(year, 236);
        const now = year === last;
        return (
          <g key={year}>
            <circle
              cx={dot.x}
              cy={dot.y}
              r={now ? 4 : 2.5}
              className={cn("stroke-none", now ? "fill-accent" : "fill-subtle max-md:hidden")}
            />
            {/* The year of the founding stands in the middle; the last one keeps clear of the line through its dot. */}
            {year !== founded && (
              <text
                {...place(year, 262, now ? 18 : 5)}
                className={cn(
                  label,
                  "font-mono text-[15px] font-medium max-md:text-[25px]",
                  now && "fill-accent",
                )}
              >
                {year}
              </text>
            )}
          </g>
        );
      })}
      <text
        className={cn(
          label,
          "fill-foreground text-[78px] font-semibold tracking-[-0.05em] max-md:text-[98px]",
        )}
        x={CENTRE}
        y="326"
      >
        {founded}
      </text>
      <text className={cn(label, "text-[17px] max-md:text-[27px]")} x={CENTRE} y="364">
        {t("founded")}
      </text>
    </svg>
  );
}
