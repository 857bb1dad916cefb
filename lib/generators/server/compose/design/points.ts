import "server-only";
import { blocks, readScreenAdvice, type State } from "@/lib/content/screen-advice";
import { formatNumber } from "@/lib/generators/numbers";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { contrasts, sizesOf, type Contrast } from "@/lib/generators/server/compose/design/measured";
import {
  isCondition,
  isVague,
  quoteOf,
  troublesOf,
  type Statement,
} from "@/lib/generators/server/compose/design/statements";
import { designWords } from "@/lib/content/design-words";
import { wordSet } from "@/lib/generators/server/read/tokens";
import { filled, lowerFirst } from "@/lib/generators/server/compose/text/markdown";

/** One finding: the part of the screen it is about, why it matters, what to do and how to check that. */
type Point = { label: string; advice: string; why: string; check: string };

const MOST_POINTS = 12;
/** The usual advice on a part fills an answer up where little is said to be wrong. */
const MOST_GENERAL = 4;

const IS_SIZE = /px|пикс|точ|pt|пт/iu;

/** Numbers that the advice on a trouble of the same statement speaks of already. */
const TOLD_WITH: Partial<Record<string, ReadonlySet<string>>> = {
  longlist: wordSet`rows choices`,
  frames: wordSet`frames`,
};

/** What is counted and too much; the number of a statement that praises is none of it. */
function tooMany({ locale, elements, figures }: DesignSheet, statements: readonly Statement[]) {
  return figures.flatMap((figure): (Point & { id: string; statement?: Statement })[] => {
    const statement = statements.find(({ start, end }) => isWithin(figure.span?.start, start, end));
    if (IS_SIZE.test(figure.text) || statement?.sign === "good") return [];
    const owner = elements.find(({ figures: own }) => own.includes(figure));
    const isRow = figure.kind === "count" && /^(?:table|list|cards)$/.test(owner?.kind.id ?? "");
    const noun = figure.counts ?? figure.unit;
    const { counts } = readScreenAdvice();
    const row =
      counts.find(({ words }) => words.test(noun)) ?? counts.find(({ id }) => isRow && id === "rows");
    if (row === undefined || figure.value <= row.beside) return [];
    if (statement?.problems.some(({ id }) => TOLD_WITH[id]?.has(row.id))) return [];
    const count = `${formatNumber(figure.value, locale)} ${noun}`;
    const label = [statement?.label, owner?.label].find((name) => name?.includes(figure.text)) ?? count;
    return [{ ...row[locale], id: row.id, label, statement }];
  });
}

/** A long list and too many things to choose from have one remedy, which is told once and of both. */
const BROWSED = { trouble: "longlist", count: "choices" } as const;

/** What to say of a pale pair; of a grey button the advice on its colour says most, and only the numbers are added. */
function paleOf({ point, greyToo, at }: Contrast, statements: readonly Statement[]): Point {
  const owner = statements.find(
    ({ start, end, problems }) => isWithin(at, start, end) && problems.some(({ id }) => id === "grey"),
  );
  return owner && greyToo !== undefined ? { ...point, label: owner.label, advice: greyToo } : point;
}

const isWithin = (at: number | undefined, start: number, end: number): boolean =>
  at !== undefined && at >= start && at < end;

const SHORT_LIST = 10;
const NAMED_BUTTON = /[«“"]/u;

/** The parts of statements without praise and without a trouble of their own, under the statement that names them. */
function partsIn({ elements, sizes, text }: DesignSheet, statements: readonly Statement[]) {
  const places = text.toLowerCase();
  return elements.flatMap((element) => {
    const { kind, label, figures } = element;
    const at = places.indexOf(label.toLowerCase());
    const statement = statements.find(({ start, end }) => isWithin(at, start, end));
    const isSound = statement === undefined || (statement.sign !== "good" && statement.problems.length === 0);
    const isPlain =
      (kind.id === "button" && (NAMED_BUTTON.test(label) || sizes.target !== undefined)) ||
      (kind.id === "list" && figures.some(({ kind: of, value }) => of === "count" && value <= SHORT_LIST));
    return isSound && !isPlain ? [{ ...element, statement }] : [];
  });
}

/**
 * All there is to say, one point a part: what is in the way first, then numbers. Usual advice on parts in their order fills it up
 * to the fewest points that an answer needs.
 */
export function pointsOf(sheet: DesignSheet, statements: readonly Statement[], fewest: number): Point[] {
  const { locale } = sheet;
  const parts = partsIn(sheet, statements);
  const general = parts.map(({ kind, label, statement }) => ({ label, statement, kind, ...kind[locale] }));
  const counted = tooMany(sheet, statements);
  const troubles = troublesOf(statements);
  const isBrowsed = troubles.some(({ kind }) => kind.id === BROWSED.trouble);
  const browsed = isBrowsed ? counted.filter(({ id }) => id === BROWSED.count) : [];
  const labelIn = (kind: string, label: string) =>
    kind === BROWSED.trouble ? [label, ...browsed.map((one) => lowerFirst(one.label))].join(", ") : label;
  const isBlamed = ({ statement }: { statement?: Statement }) =>
    statement !== undefined && isVague(statement);
  const known = [
    ...troubles.map(({ kind, label }) => ({ label: labelIn(kind.id, label), ...kind[locale] })),
    ...contrasts(sheet).flatMap((pair) => (pair.isPale ? [paleOf(pair, statements)] : [])),
    ...counted.filter((one) => !browsed.includes(one)),
    ...sizesOf(sheet).filter(({ isSmall }) => isSmall),
    ...general.filter(isBlamed),
  ];
  const byLabel = new Map<string, Point>();
  for (const { label, advice, why, check } of known) {
    const told = byLabel.get(label);
    const point = told
      ? { advice: `${told.advice} ${advice}`, why: told.why, check: told.check }
      : { advice, why, check };
    byLabel.set(label, { label, ...point });
  }
  const others = general.filter(
    (point) =>
      point.statement?.sign !== "bad" &&
      !byLabel.has(point.label) &&
      (point.statement?.start !== 0 || byLabel.size === 0) &&
      counted.every(({ statement }) => statement === undefined || statement !== point.statement),
  );
  const kinds = new Map(others.toReversed().map((point) => [point.kind.id, point]));
  const ownLabels = new Map([...kinds.values()].map((point) => [point.label, point]));
  const isSaid = (label: string) =>
    !statements.some(
      (one) => one.label === label && one.problems.length > 0 && one.problems.every(isCondition),
    );
  const saidCount = [...byLabel.keys()].filter(isSaid).length + unansweredOf(sheet, statements).length;
  const room = saidCount === 0 ? MOST_GENERAL : Math.max(0, fewest - saidCount);
  const filling = [...ownLabels.values()].toReversed().slice(0, room);
  return [...byLabel.values(), ...filling].slice(0, MOST_POINTS);
}

const IS_MEASURED = /\d\s?(?:px|пикс|pt|пт)|#[0-9a-f]{3}/iu;

/** Complaints that no row of the advice and no measure answers, in the visitor's words. */
export function unansweredOf(sheet: DesignSheet, statements: readonly Statement[]): string[] {
  const counted = tooMany(sheet, statements);
  const named = partsIn(sheet, statements);
  return statements
    .filter(
      (one) =>
        one.sign === "bad" &&
        one.problems.length === 0 &&
        !IS_MEASURED.test(one.text) &&
        !(isVague(one) && named.some(({ statement }) => statement === one)) &&
        counted.every(({ statement }) => statement !== one),
    )
    .map(quoteOf);
}

const said: Readonly<Record<State, RegExp>> = {
  empty: /пуст|ничего не найд|empty|no results/iu,
  loading: /загруз|грузит|скелет|loading|skeleton/iu,
  error: /ошибк|error/iu,
  done: /подтвержд|готово|успешн|спасибо|confirm|success|thank/iu,
  offline: /без (?:связи|интернета|сети)|связи нет|offline|no (?:connection|signal)/iu,
};

const OWN_STATES: Partial<Record<string, readonly State[]>> = {
  button: [],
  payment: ["error", "done", "offline"],
};

/** Paper has no states and no focus. */
export const isPrinted = (text: string): boolean =>
  /печата(?:ется|ют)|распечат|(?:is|are) printed/iu.test(text);

/** States that the parts of a screen need and its description does not speak of, in one point. A button alone has none. */
export function missingStates({ elements, text, locale }: DesignSheet): Point[] {
  if (isPrinted(text)) return [];
  const { states, stateRow } = designWords(locale);
  const needed = new Set(elements.flatMap(({ kind }) => OWN_STATES[kind.id] ?? blocks[kind.beside]));
  const open = [...needed].filter((state) => !said[state].test(text)).map((state) => states[state]);
  if (open.length === 0) return [];
  return [{ ...stateRow, why: filled(stateRow.why, { states: open.join(", ") }) }];
}
