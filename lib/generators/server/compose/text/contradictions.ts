import "server-only";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";

/** A wish or a ban, and how it is shown: six words stand for a long ban. */
type Side = { text: string; shown: string; isBan: boolean };

const MOST = 5;
const MOST_WORDS = 6;
/** Words that exclude each other when they are said of one thing: to end it and to keep it, by itself and by hand. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [
    /убра|отказ|исключ|замен|ликвид|снес|перепис|перестро|\bremov|\breplac|\brebuil|\bscrap|\bget rid|\bdrop\b|\bend\b/iu,
    /остав|оста[её]|сохран|не (?:меня|трога)|\bkeep|\bretain|\bstay|\bremain|untouch|without touching|not touch/iu,
  ],
  [
    /(?:полностью|сам[аио]? ) ?автомат\p{L}*|\bfully automatic|\bcompletely automat/iu,
    /вручную|лично|\bpersonally\b|\bby hand\b|\bmanually\b/iu,
  ],
];

function sidesOf({ functions, constraints, locale }: Plan): Side[] {
  const wishes = functions.map(({ wish: { text }, title }) => ({ text, shown: title, isBan: false }));
  const bans = constraints.filter(({ kind }) => ["forbidden", "stays", "outside"].includes(kind));
  const kept = bans.map(({ kind, entry, about }) => {
    const brief = nominal(about, locale).split(/\s+/).slice(0, MOST_WORDS).join(" ");
    const shown = `${locale === "ru" ? "оставить:" : "keep"} ${lowerFirst(brief)}`;
    return { text: `${entry.text} ${about}`, shown: kind === "stays" ? shown : brief, isBan: true };
  });
  return [...wishes, ...kept];
}

/** Both speak of one thing, and one says the opposite of the other. */
const clash = (a: Side, b: Side): boolean =>
  opposites.some((pair) => {
    const [one, other] = pair;
    const isPair = (one.test(a.text) && other.test(b.text)) || (other.test(a.text) && one.test(b.text));
    const others = stemsOf(b.text);
    const isShared = (stem: string) => others.has(stem) && !pair.some((words) => words.test(stem));
    return isPair && !(a.isBan && b.isBan) && a.shown !== b.shown && [...stemsOf(a.text)].some(isShared);
  });

/** Contradictions between wishes and bans, both sides in a few words. */
export function contradictionsOf(plan: Plan): { first: string; second: string }[] {
  const sides = sidesOf(plan);
  const pairs = sides.flatMap((a, at) =>
    sides.slice(at + 1).flatMap((b) => (clash(a, b) ? [[a, b] as const] : [])),
  );
  return pairs.slice(0, MOST).map(([a, b]) => ({ first: a.shown, second: b.shown }));
}
