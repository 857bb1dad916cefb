import "server-only";
import { readReading } from "@/lib/content/reading";
import { isInfinitive, parse } from "@/lib/generators/server/language/ru";
import { isGiven } from "@/lib/generators/server/read/enumeration";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { plain } from "@/lib/generators/server/read/spans";
import { tells, wishWords as words, wordsIn } from "@/lib/generators/server/read/wish-words";
import type { Zone } from "@/lib/generators/server/read/wish-zones";

const isTrouble = (text: string) => Object.values(readReading().trouble).some((words) => words.test(text));

/** «Orders arrive on WhatsApp and a baker retypes them»: "them" points back to what is done today. */
const isComplaint = (parts: readonly string[]) =>
  parts.some((part) => isTrouble(part) && /(?<!\p{L})(?:them|it|us|их|его|ее|нам|нас)(?!\p{L})/u.test(part));

/** A sentence of nouns behind others or behind «Задача такая:»: «Карта осмотров, сводка для комитета.» */
export function namedIn(text: string, isFirst: boolean): Zone[] {
  const colon = text.search(/(?<!\d):\s/);
  const lead = text.slice(0, Math.max(0, colon));
  const isFrame = wordsIn(lead).length <= 8 && !isTrouble(lead) && !words().noFrame.test(lead);
  if (colon < 0 ? isFirst : !isFrame) return [];
  const own = text.slice(colon + 1).trim();
  const parts = own.split(/[,;] ?/);
  const all = wordsIn(own);
  const [reading] = parse(all[0] ?? "");
  const isOblique = reading && !(reading.case === "nomn" && /^(?:NOUN|ADJF|PRTF)$/.test(reading.pos));
  const isList =
    parts.length > 1 &&
    all.length >= 2 * parts.length &&
    !/[?:]|^(?:in|on|at|for|with|from|by|hi|hello|thanks|also|no|not)\b/u.test(own);
  const isTold = parts.some(
    (part) => tells(part) || words().count.test(part) || part.search(words().obliged) >= 0,
  );
  return isOblique || !isList || isTold || isComplaint(parts) || words().turns.test(own)
    ? []
    : [{ start: colon + 1, end: text.length }];
}

/** Behind other wishes: «Отчёт руководителю каждый понедельник.», «Механикам – график.», «Оплату принимать онлайн.» */
export function loneIn(text: string): Zone[] {
  const denied = text.search(/, [^,]*(?<!\p{L})(?:не|без|no|not|without) /u);
  const own = text.slice(0, denied < 0 ? text.length : denied);
  const all = wordsIn(own);
  const done = all.slice(0, 4).findIndex(isInfinitive);
  const isDeed =
    done >= 0 && all.length > 2 && !all.slice(0, done).some((word) => /^(?:не|как|чем|что|где)$/.test(word));
  const isNamed = words().deliverable.test(own) && !words().practice.test(own) && all.length > 2;
  const isOther = /\?|:\s|с \d+ до \d/u.test(own) || words().turns.test(own) || tells(own) || isTrouble(own);
  return !isOther && (isDeed || isNamed || isGiven(own)) ? [{ start: 0, end: own.length }] : [];
}

/** A description that only names a thing: «Учёт золота для мастерской», "Waiver signing and team photos for a chain". */
export function titled([sentence, ...others]: readonly Sentence[]): Zone[] {
  const text = plain(sentence?.text ?? "");
  const stop = [...text.matchAll(/[,;] |\s[–—-]\s/g)].find(({ index, 0: mark }) => {
    const [clause = ""] = text.slice(index + mark.length).split(/[,;]/);
    return words().count.test(clause) || tells(clause);
  })?.index;
  const name = text.slice(0, stop);
  // «Дом культуры, кружки ведут учёт …» names who speaks, «Учёт заявок для …, работаем втроём» what is wanted.
  const isSpeaker = (stop !== undefined || others.length > 0) && !words().work.test(name);
  if (others.length > 1 || isSpeaker || tells(name) || isTrouble(name)) return [];
  return [{ start: name.indexOf(": ") + 1, end: name.length }];
}
