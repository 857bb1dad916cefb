import "server-only";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";

/** A wish or a ban, and how it is shown: at most six words stand for a long ban. */
type Side = { start: number; end: number; text: string; shown: string; isBan: boolean };

const MOST = 5;
const LONGEST = 6;
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
/** «Заменить до мая», «не трогая»: the verb has no thing of its own, so it speaks of what was named just before. */
const BARE =
  /^(?:\p{L}+ (?:до|к|с|на|в|по|за) |(?:replace|remove|rebuild|scrap) (?:it|them|by|before|until|in)\b|without|не (?:трогая|меняя|касаясь)|сохраняя|while keeping)/iu;
/** Characters between two entries of one sentence. */
const NEAR = 25;

function sidesOf({ functions, constraints, locale }: Plan): Side[] {
  const wishes = functions.map(({ wish, title }) => ({
    entry: wish,
    text: wish.text,
    shown: title,
    isBan: false,
  }));
  const bans = constraints.filter(
    ({ kind }) => kind === "forbidden" || kind === "stays" || kind === "outside",
  );
  const kept = bans.map(({ kind, entry, about }) => {
    const brief = nominal(about, locale).split(/\s+/).slice(0, LONGEST).join(" ");
    const shown = `${locale === "ru" ? "оставить:" : "keep"} ${lowerFirst(brief)}`;
    return { entry, text: `${entry.text} ${about}`, shown: kind === "stays" ? shown : brief, isBan: true };
  });
  return [...wishes, ...kept].map(({ entry: { span }, ...side }) => {
    return { ...side, start: span?.start ?? Infinity, end: span?.end ?? -Infinity };
  });
}

function clash(a: Side, b: Side): boolean {
  const pair = opposites.find(
    ([one, other]) => (one.test(a.text) && other.test(b.text)) || (other.test(a.text) && one.test(b.text)),
  );
  if (pair === undefined || (a.isBan && b.isBan) || a.shown === b.shown) return false;
  const others = stemsOf(b.text);
  const isOpposite = (stem: string) => pair.some((words) => words.test(stem));
  if ([...stemsOf(a.text)].some((stem) => others.has(stem) && !isOpposite(stem))) return true;
  const isNear = Math.max(a.start, b.start) - Math.min(a.end, b.end) <= NEAR;
  return a.isBan !== b.isBan && isNear && (BARE.test(a.text) || BARE.test(b.text));
}

/** Contradictions between wishes and bans, both sides in a few words. */
export function contradictionsOf(plan: Plan): { first: string; second: string }[] {
  const sides = sidesOf(plan);
  const pairs = sides.flatMap((a, index) =>
    sides
      .slice(index + 1)
      .filter((b) => clash(a, b))
      .map((b) => ({ first: a.shown, second: b.shown })),
  );
  return pairs.slice(0, MOST);
}
