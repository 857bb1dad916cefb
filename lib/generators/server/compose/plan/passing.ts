import "server-only";
import { knownOf } from "@/lib/generators/server/compose/plan/likely";
import type { Exchange } from "@/lib/generators/server/compose/plan/plan";
import { lowerFirst } from "@/lib/generators/server/compose/text/markdown";
import { isNoun, isVerb, nominative, parse } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

/** What passes between the new system and a named one, read from the words of the wishes that name it; what its kind makes likely is a proposal, see `likely.ts`. */

/** «обмен», "integration": says that something passes, not what. */
export const isBare =
  /^$|^(?:\p{L}+(?:ая|ое|ый) )?(?:обмен|интеграц|синхрониз|связ|стыков|передач$|подключен|exchange|integrat|sync|connection|link|feed$)/iu;

/** What carries messages to people, what watches over servers, what carries signed documents between firms, and what signs people in. */
const CHAT = /telegram|whatsapp|viber|телеграм|ватсап|вотсап|вайбер|slack|teams|twilio|\bсмс/iu;
const MAIL = /outlook|почт|mail/iu;
const MONITOR = /zabbix|prometheus|grafana|nagios/iu;
const SIGNED = /^(?:эдо|диадок|сбис)/iu;
const LOGIN = /есиа|esia|one ?login|single sign-on|\bsso\b/iu;
const PORTAL = /госуслуг|gosuslugi/iu;
const SIGN_IN =
  /(?<!\p{L})(?:вход|войти|вошел|входи|авториз|подтвержд\p{L}+ личност|(?:sign|log)(?:s|ged|ging|ning)?[- ]?(?:in|on)(?!\p{L}))/iu;
/** Devices only give data. */
const GIVES =
  /датчик|контроллер|\bplc\b|scada|скада|асу\s?тп|весов|весы|сч[её]тчик|gps|глонасс|трекер|sensor|meter|scale|camera|камер|замк|lock|logger|iot/iu;

export const isMessenger = (name: string): boolean => CHAT.test(name) || MAIL.test(name);
/** Whether people prove who they are with a system: by its name, or by what is said of a portal. */
export const isSignIn = (text: string): boolean =>
  LOGIN.test(text) || (PORTAL.test(text) && SIGN_IN.test(text));

const PLACE = '(?:the |our |\\p{L}*(?:портал|сайт|систем|программ|баз)\\p{L}* |нашей |нашу )?[«"“]?$';
const INTO = new RegExp(`(?<!\\p{L})(?:в|во|на|к|into|to) ${PLACE}`, "iu");
const MEANT_FOR = new RegExp(`(?<!\\p{L})(?:для|for) ${PLACE}`, "iu");
const OUT_OF = new RegExp(`(?<!\\p{L})(?:из|со?(?= (?:портал|сайт))|from|off) ${PLACE}`, "iu");
/** «видит заказы в 1С»: reads there. */
const READS = /(?<!\p{L})(?:ви[дж]\p{L}+|показыва\p{L}+|чита\p{L}+|sees?|reads?|shows?) (?:\p{L}+ ){1,4}$/iu;
const SENDS =
  /(?<!\p{L})(?:переда|выгру|загру|отправ|уход|ушл|попада|попаст|заносил|вноси|экспорт|push|sen[dt]|export|sync|go(?:es)?(?!\p{L})|post|feed|transfer|lands?(?!\p{L})|flow)/iu;
const GIVEN = /^[»"”]? (?:сама? |should |must |to )?(?:присыла|переда|отда|sends?|gives?|feeds?)/iu;
const BOTH_WAYS = /в обе стороны|двусторонн|both ways|two-way|bidirectional|both directions/iu;

function directionOf(text: string, name: string): Exchange["direction"] {
  const [before = "", after = ""] = text.split(name);
  if (BOTH_WAYS.test(text)) return "both";
  if (GIVES.test(name) || GIVEN.test(after)) return "in";
  const lead = before.replace(/\s?(?:в|во|in) [«"“]?$/iu, " ");
  if (lead !== before && READS.test(lead)) return "in";
  if (OUT_OF.test(before)) return "in";
  if (MEANT_FOR.test(before)) return "out";
  return INTO.test(before) && SENDS.test(before) ? "out" : undefined;
}

/** Words of dealing, after which stands what is dealt with: «регистрация заявления», «обмен заказами». */
const DEALING =
  /^(?:при[её]м|регистрац|обмен|выгрузк|загрузк|передач|отправк|импорт|экспорт|получени|синхронизац|учет|учёт)\p{L}*$/iu;
/** What happens to the thing itself: it goes, it gets there. */
const GOES = /с[ья]$|^(?:попада|попаст|уход|уйти|ушл|ид(?:ти|ет|ут)|шл|поступ|приход|прийти|пришл)/iu;
const PRONOUN = /^(?:которы\p{L}+|он[аио]?|их|его|ее|всё|все|это|мы|система|так|сам[аи]?)$/iu;
const MOST_WORDS = 4;

/** The things named before a system in Russian: what goes there, or what is sent. */
function namedBefore(text: string): string {
  const clause = text.split(/[,;:()]|(?<!\p{L})чтобы?(?!\p{L})/u).at(-1) ?? "";
  const words = clause
    .trim()
    .replace(
      / ?(?:в|во|на|к|из|со?|для|через|по)(?: (?:портал|сайт|систем|программ|баз)\p{L}*)? ?[«"“]?$/u,
      "",
    )
    .split(/\s+/u)
    .filter((word) => word !== "" && !/^(?:сразу|прямо|автоматически|и|потом|готов\p{L}+)$/iu.test(word));
  const isDone = (word: string) => isVerb(word) || /^(?:должн|нужно|можно|надо)/iu.test(word);
  const first = words.findIndex(isDone);
  const last = words.findLast(isVerb) ?? "";
  const subject = words.slice(0, Math.max(0, first)).filter((word) => !PRONOUN.test(word));
  const object = words.slice(words.lastIndexOf(last) + 1);
  const own = DEALING.test(words[0] ?? "") ? words.slice(1) : words;
  const said = first < 0 ? own : GOES.test(last) || object.length === 0 ? subject : object;
  const isThing =
    said.length <= MOST_WORDS && said.some((word) => isNoun(word) && parse(word)[0]?.pos === "NOUN");
  return isThing ? nominative(said.join(" ")) : "";
}

const EN_BEFORE = [
  /(?:push|send|sync|export|import|pull|load|post|transfer|gets?|takes?|reads?|sees?|shows?|exchange of|feed)(?:es|s|ing|ed)? ((?:[\p{L}'’-]+ ){1,4}?)(?:straight )?(?:in|into|to|from|with|through|via) (?:the |our )?$/iu,
  /(?:^|, | and |that )((?:[\p{L}'’-]+ ){1,3}?)(?:should |must |to |can )?(?:go|come|land|flow|sync)\w* (?:straight )?(?:to|into|in|from) (?:the |our )?$/iu,
  /^((?:[\p{L}'’-]+ ){1,3}?)(?:through|via) $/iu,
];

function thingOf(text: string, name: string, locale: Locale): string {
  const [before = "", after = ""] = text.split(name);
  const listed = /^[»"”]?(?: ?[–—:]) ([^.;]+)/u.exec(after)?.[1];
  if (listed !== undefined) return listed;
  const given = GIVEN.exec(after)?.[0] ?? "";
  if (given !== "") return /^\p{L}* (?:us )?(\p{L}+)/u.exec(after.slice(given.length))?.[1] ?? "";
  if (locale === "ru") return namedBefore(before);
  return EN_BEFORE.map((one) => one.exec(before)?.[1] ?? "").find((one) => one !== "") ?? "";
}

/** @param wishes the texts that name the system; `isTalk`: one of them asks for a conversation */
export function passingOf(
  name: string,
  wishes: readonly string[],
  isTalk: boolean,
  locale: Locale,
): Pick<Exchange, "passes" | "direction" | "what"> {
  const w = knownOf(locale);
  const text = wishes.find((one) => one.includes(name)) ?? "";
  if (LOGIN.test(name) || isSignIn(text)) return { passes: "sign-in", direction: "in", what: w.login };
  if (CHAT.test(name) && isTalk) return { passes: "messages", direction: "both", what: w.chat };
  if (isMessenger(name)) return { passes: "messages", direction: "out", what: w.messages };
  if (MONITOR.test(name)) return { passes: "records", direction: "in", what: w.alerts };
  if (SIGNED.test(name)) return { passes: "records", direction: "both", what: w.signed };
  const things = wishes
    .map((one) =>
      lowerFirst(
        thingOf(one, name, locale)
          .replace(/^(?:all |the |our )+/iu, "")
          .trim(),
      ),
    )
    .filter((thing) => !isBare.test(thing) && thing !== name.toLowerCase());
  const what = [...new Set(things)].slice(0, 2).join(", ");
  const direction = wishes.map((one) => directionOf(one, name)).find((way) => way !== undefined);
  return { passes: "records", direction, what: what === "" ? undefined : what };
}
