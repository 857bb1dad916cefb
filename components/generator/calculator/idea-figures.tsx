import { clsx } from "clsx";
import { Big, Figure, Figures } from "@/components/generator/calculator/figures";
import type { KeyFigure } from "@/lib/generators/key-figures";
import { isOfFunctions, planRowsIn } from "@/lib/generators/plan-rows";
import type { Locale } from "@/lib/i18n/locales";

type IdeaFiguresProps = { figures: readonly KeyFigure[]; text: string; lang: Locale };

/** What an idea comes to and the way there, above its text: the first cell is the widest, since it holds a range. */
export const IdeaFigures = ({ figures, text, lang }: IdeaFiguresProps) => (
  <div
    data-slot="key-figures"
    lang={lang}
    className="px-8 pt-6 text-muted-foreground @max-[43.75rem]:px-6 @max-[30rem]:px-4 @max-[30rem]:pt-5 print:mb-[10pt] print:p-0"
  >
    <Figures isFirstWide>
      {figures.map(({ term, number, unit, note }) => (
        <Figure key={term} term={term} note={note}>
          <Big number={number} {...(unit !== undefined && { unit })} isRange />
        </Figure>
      ))}
    </Figures>
    <Way stages={stagesIn(text)} />
  </div>
);

/** As much of what is ready as has room below a bar: a code, or what the work is called. */
const SHORT = /^(?:Н?[ФF]-\d+|Начальные данные|Data preparation|Data exchange|[^\s,:]+)/u;
/** Fewer are no way. */
const LEAST = 3;

/** The stages of the plan in a text, each as long as its work. */
const stagesIn = (text: string) =>
  planRowsIn(text)
    .map(({ weeks, what, after }) => ({
      weeks,
      name: SHORT.exec(what)?.[0] ?? what,
      work: Number(after.replace(",", ".")),
    }))
    .filter(({ work }) => work > 0);

/** The weeks to the launch in one row, the functions lit. A phone has no room for their names: there, and for whoever does not see it, the plan says it. */
function Way({ stages }: { stages: ReturnType<typeof stagesIn> }) {
  if (stages.length < LEAST) return null;
  return (
    <div
      aria-hidden="true"
      data-slot="way"
      className="mt-3 grid gap-x-3 text-xs @max-[40rem]:hidden print:hidden"
      style={{
        gridTemplateColumns: stages.map(({ work }) => `minmax(min-content, ${String(work)}fr)`).join(" "),
      }}
    >
      {stages.map(({ weeks, name }) => {
        const isFunction = isOfFunctions(name);
        return (
          <span key={`${weeks} ${name}`} className="grid content-start gap-1">
            <span className={isFunction ? "h-2 rounded-[3px] bg-accent" : "h-2 rounded-[3px] bg-accent/22"} />
            <span className="tabular-nums">{weeks.replace("–", "\u2060–\u2060")}</span>
            <span className={clsx(isFunction && "font-medium text-accent")}>
              {name.replaceAll(" ", "\u00a0")}
            </span>
          </span>
        );
      })}
    </div>
  );
}
