import "server-only";
import { bansBroken, denials, foreignNouns } from "@/lib/generators/server/check/claims";
import { groundsOf, sourceOf } from "@/lib/generators/server/check/grounds";
import { isAssumed, linesOf, type Line } from "@/lib/generators/server/check/lines";
import { needsGround, numbersIn } from "@/lib/generators/server/check/numbers";
import type { Violation } from "@/lib/generators/server/check/violation";
import { stem, stemsOf, wordsIn } from "@/lib/generators/server/check/words";
import type { Composed, Wording } from "@/lib/generators/server/compose/documents";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import type { CorporateToolId } from "@/lib/generators/tools";

/** What stands beside the text: what it was computed from, and what else the visitor typed. */
export type CheckedExtras = Pick<Composed, "assumptions"> & { description: string; wording?: Wording };

function inventedFigures(plan: Plan, lines: readonly Line[], extras: CheckedExtras): Violation[] {
  const grounds = groundsOf(plan, extras);
  return lines.flatMap((line): Violation[] => {
    const numbers = isAssumed(line) ? [] : numbersIn(line.text, plan.locale).filter(needsGround);
    const made = numbers.filter((number) => !sourceOf(number, line.text, grounds, plan.locale));
    return made.map(({ text }) => ({ kind: "figure", line: line.at, found: text }));
  });
}

const LINK = /\]\(\s*(?!\/(?!\/))[^)]*\)|\bhttps?:\/\/\S+|\bwww\.\S+/giu;

/** Only addresses of the site itself may be followed, and such as the visitor wrote. */
const foreignLinks = (text: string, typed: string): Violation[] =>
  text.split("\n").flatMap((line, at) => {
    const links = [...line.matchAll(LINK)].map(([found]) => found);
    const foreign = links.filter((found) => !typed.includes(found.replace(/^\]\(|[).,;]+$/g, "")));
    return foreign.map((found): Violation => ({ kind: "link", line: at, found }));
  });

/** Functions that a specification has no requirement for. A narrower scope of the visitor's may leave some out. */
function uncovered(plan: Plan, lines: readonly Line[]): Violation[] {
  const texts = lines.map(({ text }) => ({ text, stems: new Set(wordsIn(text).map(stem)) }));
  const missing = plan.functions.filter(({ code, title }) => {
    const wanted = stemsOf(title);
    const named = new RegExp(`(?<![\\p{L}\\d])${code}(?!\\d)`, "u");
    return !texts.some(
      ({ text, stems }) => named.test(text) || (wanted.length > 0 && wanted.every((part) => stems.has(part))),
    );
  });
  return missing.map(({ code, title }) => ({ kind: "wish", found: `${code} ${title}` }));
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
  const typed = `${extras.description} ${JSON.stringify(plan.sheet)} ${JSON.stringify(extras.wording ?? {})}`;
  return [
    ...inventedFigures(plan, lines, extras),
    ...denials(plan, lines),
    ...bansBroken(plan, lines),
    ...foreignNouns(plan, lines, typed),
    ...(tool === "requirements" && !extras.wording?.scope ? uncovered(plan, lines) : []),
    ...foreignLinks(text, typed),
  ];
}
