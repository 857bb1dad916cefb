import "server-only";
import type { Said } from "@/lib/generators/server/compose/plan/things";
import { wordSet } from "@/lib/generators/server/read/tokens";

/** "one place for roadside calls" is about the calls. */
const PLACE =
  /^(?:(?:one|an?|single|the|self-service|simple|easy|quick|better) )*(?:place|spot|home|tool|app|platform|way)\s+(?:for|to)\s+(?=\S+\s)/iu;
const ARTICLE = /^(?:an?|the|some|any|one)\s+(?=\S)/iu;
const VERBS = wordSet`remind plan keep track tell see show let make record manage send find scan sell pay print check book log count stop know automate notify alert warn invoice bill schedule assign register sign store replace collect calculate forecast predict match share measure monitor control approve publish export import sync handle organise organize digitise digitize take release allow enable accept receive issue follow look search order weigh label upload capture report view provide build create support run cut reduce prevent swap fill remove add put bring move connect combine merge clean speed save protect prove trace split sort enter choose pick cancel change confirm submit request ask integrate get fix edit correct tap end start open close finish mark rate list draw read pick place reserve renew attach repeat`;
/** After these the same word is a noun: "report the technician finishes", "check that every child got off". */
const NOUN_BEFORE = /^(?:the|that|of|for|from|with|by|in|on|at|when|where|can)$/iu;
const TO_PEOPLE = /^(?:remind|tell|notify|alert|warn|inform|ask|invite|call|text|let)$/iu;
/** "volunteers to swap shifts", "the lead should be able to see": those who are to do something, and what. */
const PEOPLE_TO =
  /^((?:(?!(?:for|the|that|which)\s)[\p{L}'’-]+\s+){0,2}?(?!(?:way|tool|app|place|need|time|chance|option|button|system|ability|something)s?\s)[\p{L}'’-]+)\s+(to|should|must|shall|can|could|(?:needs?|wants?) to)\s+(be able to\s+)?([\p{L}-]+)\s+(?=\S)/u;
const GOING = /^(?:go|appear|arrive|reach|come|land)$/;
/** These do nothing by themselves: they are what a wish is about. */
const NO_ACTOR = /(?:results?|tickets?|records?|invoices?|documents?|reports?|certificates?|data|photos?)$/iu;
const NO_DEED = /^(?:be|not|have|never|only|also|always|then|[a-z]+ly)$/;
const SHOWS = /^(?:warn|show|remind|tell|notifie|alert|send|let|keep|calculate|collect|give|find|make)s$/iu;
const third = (verb: string) =>
  verb
    .replace(/(?<=[^aeiou])y$/u, "ie")
    .replace(/(?<=s|x|ch|sh|go|do)$/u, "e")
    .replace(/^have$/u, "ha") + "s";

/** "teacher marks attendance": a single person and what they do; "customer records" are a thing. */
const ACTING =
  /^(\p{L}+(?:er|or|ent|ant|ist|ian|ee))\s(marks|sees|enters|signs|places|pays|confirms|sends|gets|uploads|fills|adds|picks|cancels)(?=\s\S)/iu;

const thirdOf = (word: string, at: number) => (at < 5 || VERBS.has(word) ? third(word) : word);

/** "the workshop sees its queue" is about the queue. */
const DOING =
  /^((?:[\p{L}'’-]+\s+){0,2}?[\p{L}'’-]+)\s+(\p{L}+)(?=\s(?:the|an?|its|their|his|her|our|all|every|each|last|this|next|them|it)\s)/u;

/** "every adoption must be completed the same day", "hold that expires by itself". */
const FINITE = /\s(?:must|should|shall|can|cannot|will|is|are|gets?|that [a-z]+s)\s/iu;

/** "supervisors need to be warned": what is done for people. */
const PASSIVE = /^((?:[\p{L}'’-]+ ){1,3})(?:needs? to|must|should) be (?=\p{L}+(?:ed|en|nt|ld) )/u;

const GERUND = /^[\p{L}'’-]+s \p{L}{3,}ing (?:off |up |out |in )?(?=(?:the|an?|their|its|our|each|every) )/u;

/** An English wish, freed of what leads to it, as a title says it. */
export function englishClause(whole: string): Said {
  const text = whole
    .replace(/ please$/iu, "")
    .replace(PASSIVE, (_, people: string) => `${people}${/s $/u.test(people) ? "are" : "is"} `);
  if (text !== whole && PASSIVE.test(whole)) return { said: text, about: { phrase: "", form: "action" } };
  // "customers signing off the quote"
  if (GERUND.test(text)) return { said: text, about: { phrase: text.replace(GERUND, ""), form: "action" } };
  const rest = text.replace(PLACE, "").replace(/^something (?:that|to|which) (\w+) (?:me |us )?/iu, "$1 ");
  const phrase = rest.replace(ARTICLE, "");
  const [, people = "", modal, able, verb = ""] = PEOPLE_TO.exec(phrase) ?? [];
  // "residents to pin the faulty light", "vets to see": with an object of its own it is a verb.
  const isLed = /^(?:the|an?|their|its|his|her|our|all|every|each)\s/u.test(phrase.replace(PEOPLE_TO, ""));
  const isDeed =
    VERBS.has(verb) ||
    (isLed && !NO_DEED.test(verb)) ||
    GOING.test(verb) ||
    ((able ?? modal) !== "to" && !NO_DEED.test(verb));
  if (people !== "" && isDeed) {
    const done = phrase.replace(PEOPLE_TO, "");
    const object = /^(?:what|who) \p{L}+s (?!(?:is|are|was|were|we|they|can|will)\s)/u.test(done) ? "" : done;
    const isSubject = GOING.test(verb) || NO_ACTOR.test(people);
    const isMany = /(?<!s)s$|(?:staff|people|children)$| and /u.test(people);
    const finite = able ? `can ${verb}` : isMany ? verb : third(verb);
    const rest = able || isMany ? done : done.replace(/(?<=(?:^| )and )\p{L}+/gu, thirdOf);
    return {
      said: `${people} ${finite} ${rest}`,
      about: isSubject ? { phrase: people, form: "noun" } : { phrase: object, form: "action" },
    };
  }
  const [, subject = "", does = ""] = ACTING.exec(phrase) ?? DOING.exec(phrase) ?? [];
  if (ACTING.test(phrase) || VERBS.has(does) || VERBS.has(does.replace(/s$/u, "")))
    return {
      said: phrase,
      about: { phrase: phrase.slice(subject.length + does.length + 2), form: "action" },
    };
  const [first = "", ...others] = phrase.split(/\s+/u);
  const isNoun = NOUN_BEFORE.test(others[0] ?? "the") || !VERBS.has(first.toLowerCase());
  const isVerb = rest === phrase && (SHOWS.test(first) || !isNoun);
  if (!isVerb) return { said: phrase, about: { phrase, form: FINITE.test(phrase) ? "clause" : "noun" } };
  return {
    said: phrase,
    about: { phrase: TO_PEOPLE.test(first.replace(/s$/u, "")) ? "" : others.join(" "), form: "action" },
  };
}
