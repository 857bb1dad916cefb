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
/** Pairs of words within one wish that exclude each other: equal and less, cut off and at once. */
const inner: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?:одинаков|\bthe same\b|\bequal\b)\p{L}*/iu,
    /(?:на \p{L}+ )?(?:ниже|выше|дешевле|дороже)|\b(?:lower|higher|cheaper|dearer)\b/iu,
  ],
  [
    /без (?:интернета|связи|сети)|\b(?:offline|without (?:internet|a connection|signal))/iu,
    /(?:обновля\p{L}+ )?кажд\p{L}+ (?:минуту|секунду)|в реальном времени|\b(?:every (?:minute|second)|in real time)\b/iu,
  ],
];
/** «Заменить до мая», «не трогая»: the verb has no thing of its own, so it speaks of what was named just before. */
const isBare =
  /^(?:\p{L}+ (?:до|к|с|на|в|по|за) |(?:replace|remove|rebuild|scrap) (?:it|them|by|before|until|in)\b|without|не (?:трогая|меняя|касаясь)|сохраняя|while keeping)/iu;
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

function clash(a: Side, b: Side): boolean {
  const pair = opposites.find(
    ([one, other]) => (one.test(a.text) && other.test(b.text)) || (other.test(a.text) && one.test(b.text)),
  );
  if (pair === undefined || (a.isBan && b.isBan)) return false;
  const others = stemsOf(b.text);
  const isOpposite = (stem: string) => pair.some((words) => words.test(stem));
  if ([...stemsOf(a.text)].some((stem) => others.has(stem) && !isOpposite(stem))) return true;
  const [first, second] = [a.entry.span, b.entry.span];
  const gap =
    first && second ? Math.max(first.start, second.start) - Math.min(first.end, second.end) : Infinity;
  return (a.isBan || b.isBan) && gap <= NEAR && (isBare.test(a.entry.text) || isBare.test(b.entry.text));
}

/** Contradictions between wishes and bans, and within one wish; both sides in a few words. */
export function contradictionsOf(plan: Plan): Contradiction[] {
  const sides = sidesOf(plan);
  const pairs = sides.flatMap((a, index) =>
    sides
      .slice(index + 1)
      .filter((b) => a.shown !== b.shown && clash(a, b))
      .map((b) => ({ first: a.shown, second: b.shown })),
  );
  const within = plan.functions.flatMap(({ wish: { text } }) =>
    inner.flatMap(([one, other]) => {
      const [first, second] = [one.exec(text)?.[0], other.exec(text)?.[0]];
      return first === undefined || second === undefined ? [] : [{ first, second }];
    }),
  );
  return [...pairs, ...within].slice(0, MOST);
}
