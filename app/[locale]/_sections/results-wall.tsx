import { getLocale, getTranslations } from "next-intl/server";
import { listCases, type Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";
import { casePath } from "@/lib/i18n/routes";
import { Link } from "@/lib/i18n/navigation";

/** More of them would be a list again. */
const MOST_RESULTS = 6;
/** Letters by which two results are taken for the same. */
const OPENING = 16;
/** The space between the first number and what it counts. */
const TORN = /(?<=[\d%]) (?=\p{L})/u;

/** A bar in the colour of its project stands before each result, on the line of its first word. */
const result = cn(
  "block text-[color-mix(in_oklab,var(--foreground)_78%,var(--background))] transition-colors duration-200 hover:text-foreground",
  "bg-[linear-gradient(var(--s),var(--s))] bg-size-[0.14em_0.72em] bg-position-[0_0.28em] bg-no-repeat pl-[0.42em]",
);

/** Of each project one result that no card of the carousel shows and no other project has. */
function pick(cases: readonly Case[]) {
  const openings = new Set<string>();
  return cases.slice(0, MOST_RESULTS).flatMap(({ slug, results = [], hue, clientName }) => {
    const words = [...results.slice(1), ...results.slice(0, 1)].find(
      (one) => !openings.has(one.slice(0, OPENING)),
    );
    if (words === undefined) return [];
    openings.add(words.slice(0, OPENING));
    return [{ slug, words, hue, clientName }];
  });
}

/**
 * What came of the projects, one result under another in large type. Each leads to its project. Lines break as they come: with
 * `text-wrap: pretty` some words crash WebKit here.
 */
export async function ResultsWall() {
  const t = await getTranslations("home.cases");
  const wall = pick(listCases(await getLocale()));
  if (wall.length === 0) return null;
  return (
    <div
      data-slot="results-wall"
      className="mt-[clamp(48px,6.4vw,96px)] border-t border-line pt-[clamp(28px,3.4vw,48px)]"
    >
      <h3 className="mb-[clamp(16px,2vw,28px)] font-mono text-mono text-subtle">{t("wall")}</h3>
      <ul className="grid grid-cols-1 gap-y-3 text-[clamp(1.375rem,1.1rem_+_1vw,1.75rem)] leading-[1.24] font-medium tracking-[-0.032em]">
        {wall.map(({ slug, words, hue, clientName }) => (
          <li key={slug} data-hue={hue} className="max-md:nth-[n+5]:hidden">
            <Link href={casePath(slug)} className={result} data-track="case_view" data-track-label={slug}>
              {words.replace(TORN, "\u00a0")}
              <span className="sr-only"> ({clientName})</span>.
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
