import "server-only";
import { bansBroken, denials } from "@/lib/generators/server/check/claims";
import { groundsOf, sourceOf, type Grounds } from "@/lib/generators/server/check/grounds";
import { isAssumed, linesOf, type Line } from "@/lib/generators/server/check/lines";
import { needsGround, numbersIn } from "@/lib/generators/server/check/numbers";
import type { Violation } from "@/lib/generators/server/check/violation";
import { stemsOf, wordsIn, stem } from "@/lib/generators/server/check/words";
import type { Composed, Wording } from "@/lib/generators/server/compose/documents";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import type { CorporateToolId } from "@/lib/generators/tools";

/** What stands beside the text: what it was computed from, and what else the visitor typed. */
export type CheckedExtras = Pick<Composed, "assumptions"> & { description: string; wording?: Wording };

function inventedFigures(lines: readonly Line[], grounds: Grounds, plan: Plan): Violation[] {
  return lines.flatMap((line): Violation[] => {
    if (isAssumed(line)) return [];
    const { at, text } = line;
    const numbers = numbersIn(text, plan.locale);
    return numbers.flatMap((number): Violation[] =>
      !needsGround(number) || sourceOf(number, { text, numbers }, grounds, plan.locale) !== undefined
        ? []
        : [{ kind: "figure", line: at, found: number.text }],
    );
  });
}

const LINK = /\]\(\s*(?!\/(?!\/))[^)]*\)|\bhttps?:\/\/\S+|\bwww\.\S+/giu;

/** Only addresses of the site itself may be followed, and such as the visitor wrote. */
const foreignLinks = (text: string, typed: string): Violation[] =>
  text
    .split("\n")
    .flatMap((line, at) =>
      [...line.matchAll(LINK)].flatMap(({ 0: found }): Violation[] =>
        typed.includes(found.replace(/^\]\(|[).,;]+$/g, "")) ? [] : [{ kind: "link", line: at, found }],
      ),
    );

/** Functions that a specification has no requirement for. A narrower scope of the visitor's may leave some out. */
function uncovered(plan: Plan, lines: readonly Line[]): Violation[] {
  const texts = lines.map(({ text }) => ({ text, stems: new Set(wordsIn(text).map(stem)) }));
  return plan.functions.flatMap(({ code, title }): Violation[] => {
    const wanted = stemsOf(title);
    const isCovered = texts.some(
      ({ text, stems }) =>
        new RegExp(`(?<![\\p{L}\\d])${code}(?!\\d)`, "u").test(text) ||
        (wanted.length > 0 && wanted.every((part) => stems.has(part))),
    );
    return isCovered ? [] : [{ kind: "wish", found: `${code} ${title}` }];
  });
}

/**
 * What a document says that its plan and its facts do not bear out; nothing for a document as it should be. The same for both engines:
 * a document of the rules that fails is a mistake of ours.
 */
export function checkDocument(
  plan: Plan,
  tool: CorporateToolId,
  text: string,
  extras: CheckedExtras,
): Violation[] {
  const lines = linesOf(text);
  const covers = tool === "requirements" && !extras.wording?.scope;
  return [
    ...inventedFigures(lines, groundsOf(plan, extras), plan),
    ...denials(plan, lines),
    ...bansBroken(plan, lines),
    ...(covers ? uncovered(plan, lines) : []),
    ...foreignLinks(text, `${extras.description} ${JSON.stringify(plan.sheet)}`),
  ];
}
