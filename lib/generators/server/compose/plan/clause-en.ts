import "server-only";
import { cutAt, trimmed, upperFirst, type Clause } from "@/lib/generators/server/compose/plan/clause";

const LEAD =
  /^(?:and|also|plus|please|then|first(?:ly)?|second(?:ly)?|third(?:ly)?|we|i|you|us|our client|the system|it|they|must|should|shall|has to|have to|had|'d|would|could|can|like|love|want|wants|need|needs|needed|looking for|give us|get us|to have|to get|to be able to|be able to|to let us|have|get|is|are|to)(?=[\s,:])[\s,:]*/iu;
/** "one place for roadside calls" is about the calls. */
const PLACE =
  /^(?:one |a |a single |the )?(?:place|spot|home|tool|app|system|software|platform|solution|way)\s+(?:for|to)\s+(?=\S+\s)/iu;
const ARTICLE = /^(?:an?|the|some|any|one|single)\s+(?=\S)/iu;
const OURS = /(?<![\p{L}])(?:our|my|your)\s+/giu;
const REASON =
  /(?:,?\s+(?:because|so (?:that|we|they|it|people|nobody|i)|rather than|otherwise|since|as we|but)|,\s+(?:not|which|who)|\s[–—-]\s|\s\(|;).*$/iu;
const SMALL =
  /^(?:of|for|to|from|with|without|in|on|at|by|per|into|onto|over|before|after|during|between|against|through|across|under|until|about|as|via|instead|and|or|that|which|who|whose|when|where|what|how|if|while|tied|linked|sorted|sent|based|covering|including|showing|using)$/iu;
const BAD_END =
  /^(?:of|for|to|from|with|without|in|on|at|by|per|into|onto|over|before|after|and|or|that|which|who|whose|when|where|what|how|if|while|a|an|the|every|each|no|not|can|could|will|is|are|be|our|their|its|next|new|more|as|gets?|instead)$/iu;
const MODAL =
  /^(?:can|could|will|would|should|must|may|is|are|was|were|has|have|do|does|gets?|can't|cannot|won't|isn't|aren't)$/iu;
/** Verbs a wish begins with; with an article before it the same word is a noun. */
const VERB =
  /^(?:remind|plan|keep|track|tell|see|show|let|make|record|manage|send|find|scan|sell|pay|print|check|book|log|count|stop|know|automate|notify|alert|warn|invoice|bill|schedule|assign|register|sign|store|replace|collect|calculate|forecast|predict|match|share|measure|monitor|control|approve|publish|export|import|sync|handle|organi[sz]e|digiti[sz]e|take|release|allow|enable|accept|receive|issue|follow|look|search|order|weigh|label|upload|capture|report|view|provide|build|create|support|run|cut|reduce|prevent|swap|fill|remove|add|put|bring|move|connect|combine|merge|clean|speed|save|protect|prove|trace|split|sort|enter|choose|pick|cancel|move|change|confirm|submit|request|ask|get|receive)$/iu;
const CONTAINER =
  /^(?:board|dashboard|tracker|tracking|log|logs|logbook|journal|list|lists|register|registry|library|book|display|screen|planner|plan|schedule|calendar|search|card|cards|record|records|history|forecast|forecasts|report|reports|database|catalogue|catalog|map|view|desk|archive|matching|management|planning|recognition|portal|page|app|system|module|tool|form|forms|check|checks|label|labels|alert|alerts|reminder|reminders)$/iu;

const ADVERB =
  /^(?:themselves|itself|himself|herself|online|automatically|ahead|twice|daily|properly|quickly|[\p{L}]{3,}ly)$/iu;
const DETERMINER = /^(?:the|a|an|every|each|all|any)$/iu;
/** After these the same word is a noun: "report the technician finishes", "check that every child got off". */
const NOUN_BEFORE = /^(?:the|that|which|of|for|from|with|by|in|on|at|when|can)$/iu;
/** What these are done to is a person. */
const TO_PEOPLE = /^(?:remind|tell|notify|alert|warn|inform|ask|invite|call|text|let)$/iu;
const FREQUENT = /^(?:electronic|digital|live|online|mobile|daily|weekly|monthly|yearly|annual)$/iu;
/** "volunteers to swap shifts": those who are to do something. */
const PEOPLE_TO = /^((?:[\p{L}'’-]+\s+){0,3}[\p{L}'’-]+s)\s+to\s+([\p{L}-]+)\s+(?=\S)/u;
const OUGHT = /\s+(?:should|must|can|could|are to|is to|to)\s+be\s+(?=\p{L}+(?:ed|en|t)(?!\p{L}))/u;

const stripped = (text: string): { rest: string; hasArticle: boolean } => {
  let rest = trimmed(text);
  let hasArticle = false;
  for (let last = ""; last !== rest;) {
    last = rest;
    if (ARTICLE.test(rest)) hasArticle = true;
    rest = trimmed((hasArticle ? rest : rest.replace(LEAD, "")).replace(PLACE, "").replace(ARTICLE, ""));
  }
  return { rest, hasArticle };
};

/** The noun phrase at the beginning: up to a preposition, a relative clause or a verb; "of" belongs to it. */
function headPhrase(words: readonly string[]): string | undefined {
  const taken: string[] = [];
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/[,;:]$/u, "");
    const isOf = bare === "of" && at > 0 && words.length > at + 1;
    const isAnd = bare === "and" && at === 1 && words.length > 3 && !SMALL.test(words[at + 1] ?? "");
    if (at > 0 && !isOf && !isAnd) {
      if (SMALL.test(bare) || MODAL.test(bare) || /^(?:the|a|an|this|every|each|once|\d+)$/iu.test(bare))
        break;
      if (/^[a-z]{3,}ed$/u.test(bare) || MODAL.test(words[at + 1] ?? "")) break;
    }
    taken.push(bare);
    if (bare !== word || taken.length > 6) break;
  }
  while (taken.length > 1 && ADVERB.test(taken.at(-1) ?? "")) taken.pop();
  while (taken.length > 0 && BAD_END.test(taken.at(-1) ?? "")) taken.pop();
  return taken.length === 0 ? undefined : taken.join(" ");
}

const pluralOf = (noun: string): string => {
  if (
    /(?:s|ing|age|ance|ence|equipment|recruitment|management|ity|linen|stock|feed|food|fuel|data|history|staff|equipment)$/iu.test(
      noun,
    )
  )
    return noun;
  if (/[^aeiou]y$/iu.test(noun)) return noun.replace(/y$/u, "ies");
  return /(?:x|ch|sh)$/iu.test(noun) ? `${noun}es` : `${noun}s`;
};

/** "job tracker" → "jobs", "library of recipes" → "recipes". */
function thingOf(object: string): string {
  const [, head, complement] = /^(.+?) of (.+)$/u.exec(object) ?? [];
  if (complement !== undefined && CONTAINER.test(head?.split(" ").at(-1) ?? ""))
    return complement.replace(/^(?:the|a|an|every|each)\s+/iu, "");
  if (head !== undefined) return object;
  const words = object.split(" ");
  const last = words.at(-1) ?? "";
  if (words.length > 1 && CONTAINER.test(last)) {
    const own = words.slice(0, -1);
    while (own.length > 1 && FREQUENT.test(own[0] ?? "")) own.shift();
    const only = own.length === 1 ? (own[0] ?? "") : "";
    if (/(?:al|ic|ive|ous|able|ary)$/iu.test(only)) return object;
    if (own.includes("and") || FREQUENT.test(own.join(" "))) return object;
    return [...own.slice(0, -1), pluralOf(own.at(-1) ?? "")].join(" ");
  }
  return [...words.slice(0, -1), pluralOf(last)].join(" ");
}

const canEnd = (word: string): boolean => !BAD_END.test(word.replace(/[,;:]$/u, ""));
const canEndLabel = (word: string): boolean =>
  canEnd(word) &&
  !/^[\d$€£]|^(?:about|around|roughly|nearly|some|one|only|was|were|had|takes|costs|get|go|never|been|supposed|able|need|needs|want|wants|know|knows|there|don't|doesn't)$/iu.test(
    word,
  );

const cut = (words: readonly string[], most?: number, isEnd = canEnd): string =>
  cutAt(
    words,
    (at) => SMALL.test((words[at] ?? "").replace(/[,;:]$/u, "")) || /[,;:]$/u.test(words[at - 1] ?? ""),
    isEnd,
    most,
  );

/** The beginning of a complaint, whole phrases only. */
export const shortEn = (text: string, most: number): string => {
  const bare = trimmed(
    text.replace(
      /\s*\([^)]*\)?|^(?:and|but|so|because|when|that's|that is|the big pain is|there (?:is|are))\s+(?:there (?:is|are)\s+)?/giu,
      "",
    ),
  );
  return trimmed(cut(bare.split(/\s+/u), most, canEndLabel));
};

/** What an English wish comes to. */
export function clauseEn(text: string): Clause {
  const { rest, hasArticle } = stripped(text);
  const short = rest.replace(REASON, "");
  const phrase = trimmed((short.split(/\s+/u).length >= 2 ? short : rest).replace(OURS, ""));
  const [, people, verb = ""] = PEOPLE_TO.exec(phrase) ?? [];
  const isOfPeople = people !== undefined && VERB.test(verb);
  const said = isOfPeople ? phrase.replace(PEOPLE_TO, "$1 $2 ") : phrase.replace(OUGHT, " ");
  const words = said.split(/\s+/u);
  const title = cut(words);
  const isAction =
    !hasArticle && VERB.test(words[0] ?? "") && words.length > 1 && !NOUN_BEFORE.test(words[1] ?? "");
  const from = isOfPeople ? words.indexOf(verb) + 1 : isAction ? 1 : 0;
  const source = words.slice(from).filter((word, at) => at > 0 || from === 0 || !DETERMINER.test(word));
  const object = isAction && TO_PEOPLE.test(words[0] ?? "") ? undefined : headPhrase(source);
  return {
    title: upperFirst(trimmed(title)),
    object,
    thing: object === undefined ? undefined : thingOf(object),
  };
}
