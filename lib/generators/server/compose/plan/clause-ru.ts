import "server-only";
import { finiteOf, type Said } from "@/lib/generators/server/compose/plan/things";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import * as ru from "@/lib/generators/server/language/ru";

/** Verbs whose object is what is wanted: it stands alone in a title. */
const GETTING =
  /^(?:(?:у)?видеть|видел[аи]?|видно|видна|видны|(?:по)?смотреть|получа?ть|получали|вести|велся|показ(?:ыв)?ать|выводить|держать|зна(?:ть|л[аи]?)|понима(?:ть|ли)|можно было видеть)[,\s]+/iu;
const QUESTION =
  /^(?:(?:на|в|по|у|от|к|с)\s+)?(?:где|как\p{L}*|сколько|кто|кого|чего|что|куда|откуда|когда)(?!\p{L})/iu;
const CAN = /(?<![\p{L}])(?:можно|нельзя|надо|нужно)(?![\p{L}])/iu;
/** «у каждого колеса был код» → «код у каждого колеса». */
const OWNED = /^(у\s+.+?)\s+(?:был[аои]?|есть|будет|будут|появил[аои]с[ья])\s+(.+)$/iu;

/** «водитель должен сам сообщать», «директор хочет видеть»: what they are to do. */
const OBLIGED =
  /\s(долж(?:ен|на|но|ны)|хочет|хотят)\s((?:сам[аои]?|сами|сразу|всегда)\s)?(\p{L}+(?:ть|ти|чь)(?:ся)?)(?!\p{L})/iu;

/** «родком видел, кто оплатил» → «родком видит, кто оплатил»: what a wish looks back at stays in the past. */
function inPresent(text: string): string {
  const said = text
    .replace(/\s+(?:был[аои]?|хотим|хотели бы|хочется)(?![\p{L}])/giu, "")
    .replace(OBLIGED, (_, modal: string, how = "", verb: string) => {
      const isMany = /(?:ны|тят)$/iu.test(modal);
      return ` ${how}${ru.present(verb, isMany ? "plur" : "sing")}`;
    });
  const behind = said.search(/\s(?:кто|что|откуда|если|когда)\s/iu);
  return said.replace(/[\p{L}-]+/gu, (word, at: number) => {
    const verb = behind < 0 || at < behind ? finiteOf(word) : undefined;
    return verb?.tags.has("past") === true ? ru.present(word, verb.number ?? "sing") : word;
  });
}

const RELATIVE = /,\s+(?=где|в котор|котор)/u;
/** A Russian wish, freed of what leads to it, as a title says it. */
export function russianClause(phrase: string): Said {
  const bare = phrase.replace(OWNED, "$2 $1").replace(/^(?:было|будет|стало) (?=вид|понятно|ясно)/iu, "");
  const got = bare.replace(GETTING, "");
  const [first = "", ...others] = got.split(/\s+/u);
  if (got === bare && ru.isInfinitive(first) && !ru.isNoun(first)) {
    const rest = /с[ья]$/u.test(first) ? "" : ru.nominative(others.join(" "));
    return { said: got, about: { phrase: rest, form: "action" } };
  }
  const clause = inPresent(got);
  // «карту проблем, где житель ставит точку»
  const [head = ""] = clause.split(RELATIVE);
  if (head !== clause && !head.split(/\s+/u).some(finiteOf)) {
    const thing = ru.nominative(head);
    return { said: thing + clause.slice(head.length), about: { phrase: thing, form: "noun" } };
  }
  // «оплату принимать онлайн»: the object stands before its verb.
  const words = clause.split(/\s+/u);
  const deed = words.findIndex(ru.isInfinitive);
  if (deed > 0 && deed < 4 && !words.some(finiteOf)) {
    const thing = lowerFirst(ru.nominative(words.slice(0, deed).join(" ")));
    return { said: clause, about: { phrase: thing, form: "noun" } };
  }
  const isQuestion = QUESTION.test(clause);
  if (isQuestion || CAN.test(clause) || clause.split(/\s+/u).some(finiteOf))
    return { said: isQuestion ? `видно, ${clause}` : clause, about: { phrase: clause, form: "clause" } };
  const noun = ru.nominative(clause);
  return { said: noun, about: { phrase: noun, form: "noun" } };
}
