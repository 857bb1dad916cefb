import "server-only";
import type { FactEntry } from "@/lib/generators/fact-sheet";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";

/** Two things the visitor wants that exclude each other, each in a few words. */
type Contradiction = { first: string; second: string };
type Side = { entry: FactEntry; text: string; shown: string; isBan: boolean };

const MOST = 5;
/** Verbs that end something, and verbs that keep it, in any trade. */
const ends =
  /убра|отказ|исключ|замен|ликвид|снес|перепис|перестро|\bremov|\breplac|\brebuil|\bscrap|\bget rid|\bdrop\b|\bend\b/iu;
const keeps =
  /остав|оста[её]|сохран|не (?:меня|трога)|\bkeep|\bretain|\bstay|\bremain|untouch|without touching|not touch/iu;
/** «Заменить до мая»: the verb has no thing of its own, so it speaks of what was named just before. */
const isBareVerb =
  /^(?:\p{L}+ (?:до|к|с|на|в|по|за) |(?:replace|remove|rebuild|scrap) (?:it|them|by|before|until|in)\b)/iu;
const isWithout = /^(?:without|не (?:трогая|меняя|касаясь)|сохраняя|сохранив|while keeping)/iu;
/** Characters between two entries of one sentence. */
const NEAR = 25;

/** At most six words stand for a long clause. */
const brief = (text: string) => text.split(/\s+/).slice(0, 6).join(" ");

const sidesOf = ({ functions, constraints, locale }: Plan): Side[] => [
  ...functions.map(({ wish, title }) => ({ entry: wish, text: wish.text, shown: title, isBan: false })),
  ...constraints
    .filter(({ kind }) => kind === "forbidden" || kind === "stays" || kind === "outside")
    .map(({ kind, entry, about }) => {
      const kept = `${locale === "ru" ? "оставить:" : "keep"} ${lowerFirst(brief(nominal(about, locale)))}`;
      const shown = kind === "stays" ? kept : brief(about);
      return { entry, text: `${entry.text} ${about}`, shown, isBan: true };
    }),
];

function areNear({ span: a }: FactEntry, { span: b }: FactEntry): boolean {
  if (a === undefined || b === undefined) return false;
  return Math.max(a.start, b.start) - Math.min(a.end, b.end) <= NEAR;
}

function clash(a: Side, b: Side): boolean {
  const opposed = (ends.test(a.text) && keeps.test(b.text)) || (keeps.test(a.text) && ends.test(b.text));
  if (!opposed || (a.isBan && b.isBan)) return false;
  const other = stemsOf(b.text);
  if ([...stemsOf(a.text)].some((stem) => other.has(stem) && !ends.test(stem) && !keeps.test(stem)))
    return true;
  const [wish, ban] = a.isBan ? [b, a] : [a, b];
  return (
    ban.isBan &&
    areNear(wish.entry, ban.entry) &&
    (isBareVerb.test(wish.text) || isWithout.test(ban.entry.text))
  );
}

/** Pairs of words within one wish that exclude each other: equal and less, cut off and at once. */
const inner: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?:одинаков|\bthe same\b|\bequal\b)\p{L}*/iu,
    /(?:на \p{L}+ )?(?:ниже|выше|дешевле|дороже)|\b(?:lower|higher|cheaper|dearer)\b(?: \p{L}+ \p{L}+)?/iu,
  ],
  [
    /без (?:интернета|связи|сети)|\b(?:offline|without (?:internet|a connection|signal))/iu,
    /(?:обновля\p{L}+ )?кажд\p{L}+ (?:минуту|секунду)|в реальном времени|\b(?:every (?:minute|second)|in real time)\b/iu,
  ],
];

const innerClash = ({ text }: FactEntry): Contradiction[] =>
  inner.flatMap(([one, other]) => {
    const [first, second] = [one.exec(text)?.[0], other.exec(text)?.[0]];
    return first === undefined || second === undefined ? [] : [{ first, second }];
  });

/** Contradictions between wishes and bans, and within one wish; both sides in a few words. */
export function contradictionsOf(plan: Plan): Contradiction[] {
  const sides = sidesOf(plan);
  const pairs = sides.flatMap((a, index) =>
    sides
      .slice(index + 1)
      .filter((b) => a.shown !== b.shown && clash(a, b))
      .map((b) => ({ first: a.shown, second: b.shown })),
  );
  return [...pairs, ...plan.functions.flatMap(({ wish }) => innerClash(wish))].slice(0, MOST);
}
