import "server-only";
import type { Kind, Rule } from "@/lib/generators/server/privacy/rules/rule";
import { announced } from "@/lib/generators/server/privacy/rules/announced";
import { emails } from "@/lib/generators/server/privacy/rules/emails";
import { births, contacts, names, places } from "@/lib/generators/server/privacy/rules/people";
import { barePhones, phones } from "@/lib/generators/server/privacy/rules/phones";
import { secrets } from "@/lib/generators/server/privacy/rules/secrets";
import { cards, runs } from "@/lib/generators/server/privacy/rules/unannounced";
import { viewOf } from "@/lib/generators/server/privacy/view";

/** A piece of personal data: `text.slice(start, end)`. */
export type Piece = { kind: Kind; start: number; end: number };

/** What is surest comes first, since a later rule does not see what an earlier one has found. */
export const rules: readonly Rule[] = [
  ...secrets,
  ...contacts,
  ...emails,
  ...announced,
  ...births,
  ...cards,
  ...phones,
  ...runs,
  ...barePhones,
  ...names,
  ...places,
];

/** As much of the neighbourhood as a rule looks at. */
const AROUND = 24;
/** Stands in the view for what was found: neither letter nor digit, space nor sign. */
const TAKEN = "\uFFFC";

/** What a rule finds in a view, in places of the view. */
function finds({ pattern, is }: Rule, view: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  let taken = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(view); match !== null; match = pattern.exec(view)) {
    const [start, end] = match.indices?.[1] ?? [match.index, match.index + match[0].length];
    const text = view.slice(start, end);
    const before = view.slice(Math.max(taken, start - AROUND), start);
    if (text !== "" && (is === undefined || is({ text, before, after: view.slice(end, end + AROUND) }))) {
      found.push([start, end]);
      taken = end;
      pattern.lastIndex = end;
    } else {
      // On from the next sign, whole: within a pair of surrogates the search would begin at the same place again.
      pattern.lastIndex = match.index + ((view.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1);
    }
  }
  return found;
}

function without(view: string, found: readonly [number, number][]): string {
  let rest = "";
  let at = 0;
  for (const [start, end] of found) {
    rest += view.slice(at, start) + TAKEN.repeat(end - start);
    at = end;
  }
  return rest + view.slice(at);
}

/** The personal data in a text, in the order it stands there, without overlaps. */
export function personalData(text: string): Piece[] {
  const { text: plain, from, to } = viewOf(text);
  const pieces: Piece[] = [];
  let view = plain;
  for (const rule of rules) {
    const found = finds(rule, view);
    if (found.length === 0) continue;
    view = without(view, found);
    for (const [start, end] of found)
      pieces.push({ kind: rule.kind, start: from[start] ?? 0, end: to[end - 1] ?? text.length });
  }
  // A sign of the text may stand for two of the view, so that neighbours can meet in it.
  return pieces
    .sort((one, other) => one.start - other.start)
    .filter((piece, place, all) => place === 0 || piece.start >= (all[place - 1]?.end ?? 0));
}
