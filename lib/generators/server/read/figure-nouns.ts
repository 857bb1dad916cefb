import "server-only";
import type { DurationUnit } from "@/lib/generators/fact-sheet";
import { plural } from "@/lib/generators/server/language/en";
import { parse } from "@/lib/generators/server/language/ru-words";
import { ofMoney, ofShare } from "@/lib/generators/server/read/figure-prices";
import {
  genitiveBefore,
  lastCounted,
  piece,
  subject,
  type Place,
  type Scene,
} from "@/lib/generators/server/read/figure-scene";
import { countedAt, isPluralWord, type Counted } from "@/lib/generators/server/read/nouns";
import type { Token } from "@/lib/generators/server/read/tokens";
import { durationUnit, isMeasure, isPhysical, periodAt } from "@/lib/generators/server/read/units";

/** "staff: 48", «штат – 12», "a dispute (87 last year)", "a staff of 26": a name before a mark. */
function namedBefore(tokens: readonly Token[], from: number): number | undefined {
  if (
    tokens[from - 1]?.lower === "of" &&
    /^(?:staff|workforce|headcount|membership)$/.test(tokens[from - 2]?.lower ?? "")
  )
    return from - 2;
  const isAbout = /^(?:about|around|roughly|some|~|около|примерно)$/.test(tokens[from - 1]?.lower ?? "");
  const mark = isAbout ? from - 2 : from - 1;
  if (!/^[:–—(=]$/.test(tokens[mark]?.text ?? "")) return undefined;
  const token = tokens[mark - 1];
  return token?.kind === "word" && !token.quoted && token.text.length > 2 ? mark - 1 : undefined;
}

function withoutNoun(scene: Scene): Place | undefined {
  const {
    amount,
    sentence: { tokens },
  } = scene;
  const { from, to } = amount;
  const at = (unit: string, first = from, last = to, time?: DurationUnit): Place => ({
    from: first,
    to: last,
    headTo: last,
    unit,
    counts: time ? undefined : unit,
    time,
  });
  const last = lastCounted(scene);
  const prior = genitiveBefore(tokens, from);
  const priorTime = durationUnit(tokens[from - 1]?.lower ?? "");
  if (priorTime !== undefined && prior !== undefined)
    return at(tokens[prior]?.text ?? "", prior, to, priorTime);
  if (prior !== undefined) return at(tokens[prior]?.text ?? "", prior);
  if (
    /^(?:of|из)$/.test(tokens[to]?.lower ?? "") &&
    /^(?:us|them|those|these|них|нас)$/.test(tokens[to + 1]?.lower ?? "")
  ) {
    const isUs = /^(?:us|нас)$/.test(tokens[to + 1]?.lower ?? "");
    const plural = isUs
      ? undefined
      : (last?.unit ??
        tokens
          .slice(0, from)
          .findLast(({ kind, lower }) => kind === "word" && lower.length > 4 && isPluralWord(lower))?.text);
    const unit = isUs ? (/^[а-я]/.test(tokens[to]?.lower ?? "") ? "человек" : "people") : plural;
    return unit === undefined ? undefined : at(unit, from, to + 2);
  }
  if (
    /^(?:нас|мы)$/.test(tokens[from - 1]?.lower ?? "") ||
    /^(?:двое|трое|четверо|пятеро|шестеро|семеро)$/.test(tokens[from]?.lower ?? "")
  )
    return at("человек", /^(?:нас|мы)$/.test(tokens[from - 1]?.lower ?? "") ? from - 1 : from);
  const named = namedBefore(tokens, from);
  if (named !== undefined && countedAt(tokens, named) !== undefined)
    return at(
      tokens[named]?.text ?? "",
      tokens.slice(named, from).some(({ text }) => text === "(") ? from : named,
    );
  // "12 stolen a month", «угоняют 2–3 в неделю»: what was counted before comes so often.
  const isFlow = periodAt(tokens, to) ?? periodAt(tokens, to + 1);
  const nearest = scene.earlier.at(-1);
  if (isFlow === undefined && nearest?.kind === "duration" && nearest.time && amount.value < 1000)
    return at(nearest.unit, from, to, nearest.time);
  const sentenceSubject = () => subject(scene, { ...scene.clause, start: scene.sentence.start }, from);
  const unit =
    isFlow === undefined
      ? undefined
      : (subject(scene, scene.clause, from) ?? last?.unit ?? sentenceSubject());
  const isNext = periodAt(tokens, to) !== undefined;
  return unit === undefined ? undefined : at(unit, from, isNext ? to : to + 1);
}

function ofCount(scene: Scene): Place | undefined {
  const {
    amount,
    sentence: { tokens },
  } = scene;
  const counted = countedAt(tokens, amount.to);
  if (counted === undefined) return withoutNoun(scene);
  const head = tokens[counted.head]?.lower ?? "";
  // «вместо двух положенных» years: an adjective alone counts what the figure before it counts.
  const nearest = scene.earlier.at(-1);
  const isBare = counted.head === amount.to && parse(head).every(({ pos }) => /^(?:ADJF|PRTF)$/.test(pos));
  if (isBare && parse(head).length > 0 && nearest?.kind === "duration" && nearest.time)
    return { from: amount.from, to: counted.to, headTo: counted.to, unit: nearest.unit, time: nearest.time };
  const isGlued = tokens[amount.to]?.text === "-";
  // «7 мг/л»: a measure by a measure is one unit.
  const isRatio = tokens[counted.head + 1]?.text === "/" && (tokens[counted.head + 2]?.text.length ?? 9) <= 3;
  if (isRatio) {
    const to = counted.head + 3;
    return { from: amount.from, to, headTo: to, unit: piece(scene, counted.from, to), counts: undefined };
  }
  const written = piece(scene, counted.from, counted.head + 1);
  // "a 15-person office" has 15 people.
  const unit = isGlued ? plural(written) : written;
  const tail =
    counted.to > counted.head + 1
      ? piece(scene, counted.head + 1, counted.to).replace(/^of (?:the |our |their )?|^\.$/, "")
      : "";
  const counts = !isMeasure(head)
    ? isGlued
      ? unit
      : piece(scene, counted.from, counted.to)
    : tail !== ""
      ? tail
      : isPhysical(head)
        ? undefined
        : unit;
  return { from: amount.from, to: counted.to, headTo: counted.head + 1, unit, counts };
}

/** «9 минут на прибор», "45 mins per lot": what the time is needed for. */
function timedFor(tokens: readonly Token[], at: number): Counted | undefined {
  const lower = tokens[at]?.lower ?? "";
  if (!/^(?:per|a|an|each|for each|на|за)$/.test(lower) || periodAt(tokens, at) !== undefined)
    return undefined;
  const skip = /^(?:кажд|один|одну|одно)/.test(tokens[at + 1]?.lower ?? "") ? 1 : 0;
  const counted = countedAt(tokens, at + 1 + skip);
  if (counted === undefined || !/^(?:на|за)$/.test(lower)) return counted;
  // «на складе» tells where.
  const isObject = parse(tokens[counted.head]?.text ?? "").some(
    ({ case: name, number }) => name === "accs" && number === "sing",
  );
  return isObject && (lower === "на" || skip > 0) ? counted : undefined;
}

/** Unit and noun of an amount; `undefined` when it counts nothing that the text names. */
export function nounOfFigure(scene: Scene): Place | undefined {
  const {
    amount,
    sum,
    sentence: { tokens },
  } = scene;
  if (amount.currency !== undefined) return ofMoney(scene, amount.currency);
  if (amount.isShare) return ofShare(scene);
  if (amount.time !== undefined) {
    // "24-hour helpline" tells when, not how long.
    if (amount.value === 24 && tokens[amount.from + 1]?.text === "-") return undefined;
    const unit = amount.unit ?? tokens[amount.to - 1]?.text ?? "";
    const per = timedFor(tokens, amount.to);
    const to = per?.to ?? amount.to;
    return {
      from: amount.from,
      to,
      headTo: amount.to,
      counts: per && piece(scene, per.from, per.to),
      unit: unit === "." ? (tokens[amount.to - 2]?.text ?? "") : unit,
      time: amount.time,
    };
  }
  const isEachTime = /^(?:каждый|each|every) (?:раз|time)$/.test(
    `${tokens[amount.to]?.lower} ${tokens[amount.to + 1]?.lower}`,
  );
  if (sum !== undefined && isEachTime)
    return { ...ofMoney(scene, sum), to: amount.to + 2, headTo: amount.to + 2, isPrice: true };
  if (sum !== undefined && countedAt(tokens, amount.to) === undefined) return ofMoney(scene, sum);
  return ofCount(scene);
}
