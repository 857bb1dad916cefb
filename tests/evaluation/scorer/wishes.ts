import { matches } from "./patterns.ts";
import { sum, type Brief, type Share } from "./types.ts";
import { lines, norm, short, stem, withoutCopies, words } from "./text.ts";

const code = /^\(?(?:[A-ZА-Я]{1,6}[-–. ]?\d{1,3}(?:\.\d+)*|\d{1,2}\.\d{1,2}(?:\.\d{1,2})*)\)?[\s.:|)]/;
/** An acceptance is announced: the word alone («проверка клиента», "conflict check") is none. */
const acceptance =
  /(?:приемк|критери|проверк|как проверить|испытани|acceptance|criteri|\bcheck(?:s|ed)?\b|\btest(?:s|ed)?\b|verification|proof|how to verify)[^.:|]{0,25}:|проверяется|принимается|принято, (?:если|когда)|(?:готово|выполнено|сделано|засчитывается|зачтено)[,:]? (?:если|когда)|считается (?:выполнен|готов|принят)|accepted (?:when|if|once)|(?:verified|tested|checked|measured) (?:by|with|when|against|on)|(?:done|passes|met|complete) (?:when|if|once)|given .{3,120} when .{3,160} then|дано .{3,120} когда .{3,160} тогда/;
const acceptanceColumn = /приемк|провер|критери|испытан|accept|test|check|verif|criteri|proof|done/;
const functional =
  /функц|требован|пожелан|возможност|сценари|истори|из описания|что должн|function|requirement|feature|capabilit|user stor|wish|scope|from the description/;
/** Quality has its own table; a throughput of 26 complaints a month is no way to file one. */
const quality = /качеств|нефункциональн|общие технические|производительн|quality|non-?functional|performance/;
const outside =
  /вопрос|уточнить|риск|на веру|допущен|не вход|не рисуем|позже|следующ|за рамк|исключен|question|clarify|risk|assum|out of scope|not in|later|excluded|leave|next release/;
const deferred =
  /после уточнения|включается после|отдельн\S+ договор|уточня\S+ на обследовани|будет (?:определен|уточнен)|определяется позже|решим позже|once (?:its|the) result is clear|comes in once|to be (?:agreed|clarified|defined)|\btbd\b|to be decided later/;
const first =
  /обязательн|первый выпуск|первого выпуска|первом выпуске|первая очередь|в первую очередь|приоритет: ?(?:1|высок)|\bmust\b|first release|release 1|\bmvp\b|priority: ?(?:1|high)/;
const notFirst =
  /желательн|следующ\S+ выпуск|второй выпуск|втором выпуске|вторая очередь|позже|\bshould\b|\bcould\b|second release|release 2|later release|next release|deferred/;
const priorities = new RegExp(`${first.source}|${notFirst.source}`);

/** A piece of a document that may be an item. */
type Block = {
  text: string;
  section: string;
  fromHeading: boolean;
  hasCode: boolean;
  /** The lines below it. */
  extra: string;
  columnChecked: boolean;
};
type Item = {
  text: string;
  section: string;
  isItem: boolean;
  isChecked: boolean;
  isDeferred: boolean;
  isOutside: boolean;
  mark: string;
};

/**
 * The items of a requirements document: everything with a code of its own, and items of functional sections.
 * Text in normal spelling; `isChecked` when an acceptance stands with it.
 */
function requirementItems(markdown: string): Item[] {
  return blocksOf(markdown).map((block) => {
    const text = norm(`${block.text} ${block.extra}`);
    return {
      text,
      section: block.section,
      isItem:
        block.hasCode ||
        (functional.test(block.section) && !outside.test(block.section)) ||
        (acceptance.test(text) && !outside.test(block.section)),
      isChecked: block.columnChecked || acceptance.test(text),
      isDeferred: deferred.test(text),
      isOutside: quality.test(block.section) || (outside.test(block.section) && !block.hasCode),
      // A code and its mark stand at the beginning; words further on («обязательное поле») are no priority.
      mark: text.slice(0, 90),
    };
  });
}

/** The pieces of a document that may be items, each with its section and the lines below it. */
function blocksOf(markdown: string): Block[] {
  const items: Block[] = [];
  let current: Block | undefined;
  let section = "";
  let sections: { level: number; text: string }[] = [];
  const open = (text: string, fromHeading: boolean) => {
    current = { text, section, fromHeading, hasCode: code.test(text), extra: "", columnChecked: false };
    items.push(current);
  };
  for (const line of lines(markdown)) {
    if (line.kind === "heading") {
      sections = sections.filter((entry) => entry.level < line.level);
      if (code.test(line.text) && /[A-ZА-Я]/.test(line.text.slice(0, 2))) {
        open(line.text, true);
        continue;
      }
      sections.push({ level: line.level, text: line.text });
      section = norm(sections.map((entry) => entry.text).join(" / "));
      current = undefined;
      continue;
    }
    if (line.kind === "row") {
      const head = (line.head ?? []).map(norm);
      const checkedColumn = head.findIndex((cell) => acceptanceColumn.test(cell));
      items.push({
        text: line.text,
        section,
        fromHeading: false,
        hasCode: code.test(`${line.cells?.[0] ?? ""} `),
        extra: "",
        columnChecked: checkedColumn >= 0 && (line.cells?.[checkedColumn] ?? "").length > 10,
      });
      current = undefined;
      continue;
    }
    const startsItem =
      code.test(line.text) || (line.kind === "bullet" && line.level === 0 && !current?.fromHeading);
    if (startsItem) open(line.text, false);
    else if (current) current.extra += ` ${line.text}`;
  }
  return items;
}

type Counts = ReadonlyMap<string, number>;

function multiset(list: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const sizeOf = (counts: Counts): number => sum([...counts.values()]);

function jaccard(one: Counts, other: Counts): number {
  let common = 0;
  for (const [value, count] of one) common += Math.min(count, other.get(value) ?? 0);
  return common / (sizeOf(one) + sizeOf(other) - common || 1);
}

/** What an item says beyond the visitor's words: its stems that the description lacks, the code and the mark aside. */
function remainder(text: string, asked: ReadonlySet<string>): string[] {
  const body = text.replace(/^[^а-яa-z]*\S*\s*(?:\([^)]*\)\.?)?/, "");
  return words(body)
    .filter((word) => word.length > 2 && !/^\d/.test(word))
    .map(stem)
    .filter((value) => !asked.has(value));
}

/** Largest matching of wishes to items, so that one item stands for one wish only: the wish of each item taken. */
function matching(candidates: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  const place = (wish: number, seen: Set<number>): boolean => {
    for (const item of candidates[wish] ?? []) {
      if (seen.has(item)) continue;
      seen.add(item);
      const holder = taken.get(item);
      if (holder === undefined || place(holder, seen)) {
        taken.set(item, wish);
        return true;
      }
    }
    return false;
  };
  candidates.forEach((_, wish) => place(wish, new Set()));
  return taken;
}

type WishUse = {
  recall: Share;
  /** Share of wishes that stand in the first release. */
  first: Share;
  missing: string[];
  /** How many items have an acceptance. */
  items?: number;
  shown?: string[];
};

/** Whether each item is in the first release; where a document has no priorities, everything is. */
function firstOnes(all: readonly Item[]): boolean[] {
  const usesPriorities = all.some((item) => priorities.test(item.mark) || priorities.test(item.section));
  return all.map((item) => {
    if (notFirst.test(item.mark) || notFirst.test(item.section)) return false;
    return (
      !usesPriorities ||
      first.test(item.mark) ||
      first.test(item.section) ||
      first.test(item.text.slice(-160))
    );
  });
}

/** Whether each item says what its neighbours say: the same sentence under three wishes is a form, not a requirement. */
function formOnes(all: readonly Item[], asked: ReadonlySet<string>): boolean[] {
  const rests = all.map((item) => multiset(remainder(item.text, asked)));
  return rests.map((rest, index) => {
    if (sizeOf(rest) < 4) return true;
    return rests.filter((other, place) => place !== index && jaccard(rest, other) >= 0.8).length >= 2;
  });
}

/**
 * Wishes that stand as a requirement of their own. An item counts when an acceptance stands with it, when it is not put off, and when
 * it says more than the visitor did and than its neighbours do.
 */
export function wishUse(brief: Brief, markdown: string): WishUse {
  const { wishes } = brief.expect;
  if (wishes.length === 0) return { recall: null, first: null, missing: [] };
  const asked = new Set(words(norm(brief.description)).map(stem));
  const all = requirementItems(markdown).filter((item) => item.isItem && !item.isOutside);
  const [isForm, isFirst] = [formOnes(all, asked), firstOnes(all)];
  // A wish may name itself by the visitor's words; what else the item says decides.
  const texts = all.map((item) => withoutCopies(item.text, brief.description));
  const order = [...all.keys()].sort((a, b) => Number(isFirst[b]) - Number(isFirst[a]));
  const isUsable = (index: number) =>
    all[index]?.isChecked === true && !all[index].isDeferred && isForm[index] === false;
  const says = (index: number, source: string) => matches(source, texts[index] ?? "");
  const taken = matching(
    wishes.map((wish) => order.filter((index) => isUsable(index) && says(index, wish.pattern))),
  );
  const met = wishes.map((wish, place) => ({
    wish,
    item: [...all.keys()].find((index) => taken.get(index) === place),
  }));
  const why = (source: string): string => {
    const near = [...all.keys()].find((index) => says(index, source));
    const item = near === undefined ? undefined : all[near];
    if (near === undefined || item === undefined) return "";
    if (item.isDeferred) return " (put off)";
    if (!item.isChecked) return " (no acceptance)";
    return isForm[near] ? " (a form)" : " (its item stands for another wish)";
  };
  return {
    recall: met.filter(({ item }) => item !== undefined).length / wishes.length,
    first: met.filter(({ item }) => item !== undefined && isFirst[item]).length / wishes.length,
    missing: met.filter(({ item }) => item === undefined).map(({ wish }) => wish.id + why(wish.pattern)),
    items: all.filter((item) => item.isChecked).length,
    shown: met.map(
      ({ wish, item }) => `${wish.id} → ${item === undefined ? "–" : short(all[item]?.text ?? "", 110)}`,
    ),
  };
}
