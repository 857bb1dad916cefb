import "server-only";
import { readTrades } from "@/lib/content/trades";
import { bansBroken, denials } from "@/lib/generators/server/check/claims";
import { groundsOf, sourceOf, typedBy, type CheckedExtras } from "@/lib/generators/server/check/grounds";
import { isAssumed, linesOf, type Line } from "@/lib/generators/server/check/lines";
import { statedIn } from "@/lib/generators/server/check/numbers";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { stemsOf } from "@/lib/generators/server/compose/plan/stems";
import type { CorporateToolId } from "@/lib/generators/tools";

/** What a document says that its facts do not bear out, with the number of its line where it stands in one. */
export type Violation = {
  kind: "figure" | "denial" | "ban" | "wish" | "trade" | "link";
  line?: number;
  found: string;
};

function inventedFigures(plan: Plan, lines: readonly Line[], extras: CheckedExtras): Violation[] {
  const grounds = groundsOf(plan, extras);
  return lines
    .filter((line) => !isAssumed(line))
    .flatMap(({ at, text }) =>
      statedIn(text, plan.locale)
        .filter((number) => sourceOf(number, text, grounds, plan.locale) === undefined)
        .map((number): Violation => ({ kind: "figure", line: at, found: number.text })),
    );
}

const LINK = /\]\(\s*(?!\/(?!\/))[^)]*\)|\bhttps?:\/\/\S+|\bwww\.\S+/giu;

/** Only addresses of the site itself may be followed, and such as the visitor wrote. */
const foreignLinks = (text: string, typed: string): Violation[] =>
  text
    .split("\n")
    .flatMap((line, at) =>
      [...line.matchAll(LINK)]
        .map(([found]): Violation => ({ kind: "link", line: at, found }))
        .filter(({ found }) => !typed.includes(found.replace(/^\]\(|[).,;]+$/g, ""))),
    );

/** Functions that a specification has no requirement for, by code or by all the words of the title. */
function uncovered({ functions }: Plan, lines: readonly Line[]): Violation[] {
  const stems = lines.map(({ text }) => stemsOf(text));
  const isCovered = ({ code, title }: Plan["functions"][number]) => {
    const named = new RegExp(`(?<![\\p{L}\\d])${code}(?!\\d)`, "u");
    const wanted = stemsOf(title);
    return (
      lines.some(({ text }) => named.test(text)) ||
      (wanted.size > 0 && stems.some((said) => wanted.isSubsetOf(said)))
    );
  };
  return functions
    .filter((one) => !isCovered(one))
    .map(({ code, title }) => ({ kind: "wish", found: `${code} ${title}` }));
}

/** Nouns of a trade that nothing in the visitor's words belongs to. */
function foreignNouns({ locale }: Plan, lines: readonly Line[], typed: string): Violation[] {
  const known = stemsOf(typed);
  const strange = readTrades()
    .map((trade) => trade[locale])
    .filter(({ who, work }) => !who.test(typed) && !work.test(typed));
  return lines.flatMap(({ at, text }) =>
    strange
      .flatMap(({ nouns }) => nouns.exec(text)?.[0] ?? [])
      .filter((found) => !stemsOf(found).isSubsetOf(known))
      .map((found): Violation => ({ kind: "trade", line: at, found })),
  );
}

/** What a document of either engine says that its plan and its facts do not bear out; nothing for one as it should be. */
export function checkDocument(
  plan: Plan,
  tool: CorporateToolId,
  text: string,
  extras: CheckedExtras,
): Violation[] {
  const lines = linesOf(text);
  const typed = typedBy(plan, extras);
  // A narrower scope of the visitor's may leave functions out.
  const isWhole = tool === "requirements" && !extras.wording?.scope;
  return [
    ...inventedFigures(plan, lines, extras),
    ...denials(plan, lines),
    ...bansBroken(plan, lines),
    ...foreignNouns(plan, lines, typed),
    ...(isWhole ? uncovered(plan, lines) : []),
    ...foreignLinks(text, typed),
  ];
}
