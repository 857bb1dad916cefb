import { useTranslations } from "next-intl";
import { Sketch } from "@/components/generator/design/sketch";
import { planSketch, type SketchPlan } from "@/components/generator/design/sketch-plan";
import { unbroken } from "@/components/generator/unbroken";
import { writtenIn } from "@/lib/i18n/written-in";

const MOST = 80;

type FoundPlacesProps = {
  description: string;
  /** Of the findings, the most important first. */
  titles: readonly string[];
  className?: string;
};

/** Where on the screen the findings are, and a line about the drawing. */
export function FoundPlaces({ description, titles, className = "" }: FoundPlacesProps) {
  const t = useTranslations("designGenerator.result.found");
  const plan = planSketch(description, titles);
  const lang = writtenIn(titles.join(" ")) ?? "ru";
  if (plan === undefined) return null;
  return (
    <figure data-slot="found-places" className={`grid break-inside-avoid gap-y-3 ${className}`}>
      <Places plan={plan} titles={titles} />
      <figcaption className="text-caption text-subtle">{t("places", { lang })}</figcaption>
    </figure>
  );
}

type PlacesProps = { plan: SketchPlan; titles: readonly string[] };

/** The screen in outline and, where there is room, the names of the findings beside it. */
export const Places = ({ plan, titles }: PlacesProps) => (
  <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] items-start gap-x-8 @max-[40rem]:grid-cols-1">
    <Sketch plan={plan} />
    {/* Each stands below as the title of what was found. */}
    <ul
      aria-hidden="true"
      className="grid gap-2.5 text-sm/[1.5] font-medium text-foreground @max-[40rem]:hidden"
    >
      {titles.map((title, index) => (
        <li key={index} className="grid grid-cols-[24px_minmax(0,1fr)]">
          <span className="font-mono text-xs leading-[1.6rem] font-medium text-accent">
            {String(index + 1).padStart(2, "0")}
          </span>
          <span className="wrap-break-word">{unbroken(shortened(title))}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** A finding without a title is a sentence or more: its beginning is enough here. */
const shortened = (title: string) =>
  title.length > MOST ? `${title.slice(0, title.lastIndexOf(" ", MOST))}…` : title;

/** Of so many findings these come first. */
const firstOf = (count: number) => (count > 3 ? 2 : 1);

/** The findings to begin with and the others, each group with the place of its first. */
export const foundGroups = (findings: readonly string[]) =>
  [findings.slice(0, firstOf(findings.length)), findings.slice(firstOf(findings.length))].flatMap(
    (found, group) => (found.length === 0 ? [] : [{ from: group * firstOf(findings.length), found }]),
  );

/** Above the first of those to begin with, and above the first of the others, in the language of the finding below. */
export function FoundGroup({ index, count, of }: { index: number; count: number; of: string }) {
  const t = useTranslations("designGenerator.result.found");
  if (count < 2 || (index !== 0 && index !== firstOf(count))) return null;
  return (
    <p className={`mb-2 text-caption font-semibold ${index === 0 ? "text-accent" : "text-subtle"}`}>
      {t(index === 0 ? "first" : "then", { lang: writtenIn(of) ?? "ru" })}
    </p>
  );
}
