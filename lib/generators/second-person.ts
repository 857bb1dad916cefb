import type { Locale } from "@/lib/i18n/locales";

const english: readonly (readonly [RegExp, string])[] = [
  [/\bI['’]m\b|\bI am\b/gu, "you are"],
  [/\bI was\b/gu, "you were"],
  [/\bWe\b/gu, "You"],
  [/\bwe\b|(?<=^|\s)I(?=['’\s]\p{Ll})|\b(?:us|me)\b/gu, "you"],
  [/\b(?:our|my)(?=s?\b)/gu, "your"],
  [/\b(?:Our|My)\b/gu, "Your"],
  [/\bourselves\b/gu, "yourselves"],
  [/\bmyself\b/gu, "yourself"],
];

/** All forms of «нас» and «наш»: their first letter alone tells whose they are. */
const RUSSIAN = /(?<!\p{L})н(?=(?:ас|ами?|аш(?:[аеиу]|его|ему|ей|ею|ими?|их|ем)?)(?!\p{L}))/giu;
/** A subject in the first person, or what may be its verb, would have to change too: «мы узнаём». */
const RUSSIAN_SUBJECT = /(?<!\p{L})(?:мы|я|мне|меня)(?!\p{L})|\p{L}{2}(?:[её]м|им)(?:ся)?(?!\p{L})/iu;
const NO_VERB = /(?<!\p{L})(?:наш\p{L}*|среднем|всем|этим)(?!\p{L})/giu;

/** What somebody else asks is said in their voice: "questions are routine: where is my order". */
const ASKED = /:\s(?:where|how|when|what|why|who|can|could|do|does|is|are)\s.*$/isu;

/** Words of the client as a document says them to the client: "cost us" becomes "cost you". What holds a quotation stays as it is. */
export function toReader(text: string, locale: Locale): string {
  if (/[«“„"]/u.test(text)) return text;
  if (locale === "en") {
    const asked = ASKED.exec(text)?.[0] ?? "";
    const own = text.slice(0, text.length - asked.length);
    return english.reduce((said, [from, to]) => said.replace(from, to), own) + asked;
  }
  return RUSSIAN_SUBJECT.test(text.replace(NO_VERB, ""))
    ? text
    : text.replace(RUSSIAN, (letter) => (letter === "н" ? "в" : "В"));
}
