import "server-only";
import { isPlural, plural, singular } from "@/lib/generators/server/language/en";
import { beginsAt, HEADS, people, sideOf, type FoundPerson } from "@/lib/generators/server/read/people";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import { coverOf, plain, type Span } from "@/lib/generators/server/read/spans";
import { ahead, fitsBefore, type Token } from "@/lib/generators/server/read/tokens";

const DOER = /(?:er|or|ist|ian|man|woman)$/;
const NO_DOER = /(?:meter|over|other|ever|ther|izer|ator|i?est|(?:at|ur|ck|st|ng|rt|gh|il|ea|im|li|se)ier)$/;
/** A single person before these tells what kind of thing it is: "volunteer rota", "interpreter scheduling", "vet bills". */
const KIND_OF =
  /^(?:fundrais|agenc|organi[sz]ation|compan|schools?$|portal|records?$|accounts?$|cards?$|data$|sites?$|system|software|app$|scheduling|management|lists?$|bills?$|guides?$|fees?$|handbook|manual|counts?$|numbers?$)/;

const bare = (token: Token | undefined) => singular(plain(token?.text ?? "").replace(/'s?$/, ""));

/** The word at a place is a person or people, by a list or by its ending. */
export function isEnglishPerson(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || token.quoted) return false;
  const one = bare(token);
  // "Planners" are people; a "planner" may hang on the wall, and "the pilot" be a first stage.
  const isStage = one === "pilot" && /^(?:is|phase|project|stage|runs)$/.test(next?.lower ?? "");
  if (
    (isStage || one.includes("-and-") || people().nobody.has(one)) &&
    !/^(?:planners|contractors)$/.test(token.lower)
  )
    return false;
  const isOne = !token.lower.endsWith("s");
  const isKind =
    KIND_OF.test(next?.lower ?? "") &&
    !(people().served.has(one) && !/^(?:list$|counts?$|numbers?$|fundrais)/.test(next?.lower ?? ""));
  if (isOne && (next?.kind === "number" || isKind)) return false;
  if (people().persons.has(one) || people().served.has(one)) return !/['’]s$/.test(before?.text ?? "");
  // "She has to remember": a verb.
  if (isOne && /^(?:to|can|must|will|should|could|not)$/.test(before?.lower ?? "")) return false;
  const isName = /^\p{Lu}/u.test(token.text) && at > 0;
  return !isName && one.length > 5 && DOER.test(one) && !NO_DOER.test(one);
}

function roleStart(tokens: readonly Token[], at: number): number {
  let first = at;
  for (let back = 1; back <= 2; back += 1) {
    const before = tokens[at - back];
    if (before?.kind !== "word" || before.quoted || people().noPart.has(before.lower)) break;
    if (/(?:ly|ing|ed|[^s]s|['’]s)$/.test(before.lower) || /^\p{Lu}/u.test(before.text)) break;
    first = at - back;
  }
  return first;
}

/** Who turns to those that speak need not work there: "skippers radio in", "decorators send us boards". */
const INBOUND =
  /^(?:(?:ring|call|phone|radio|write|come|drop|turn|walk|e-mail|email|text)s? (?:in|us|up|the office)|(?:send|bring|ask|tell|owe|pay|give|order)s? (?:it |them )?(?:to )?us|queue|complain|arrive)(?![a-z])/;
const WILL_ACT =
  /^(?:to|can|could|should|must|sees?|gets?|repeat|order|place|book|send|report|submit|pay|choose|request|confirm|upload|enter|check|view|track)$/;
const OPENED_EN = /^(?:mobile |phone |web )*(?:app|application|account)s?(?: |$)/u;
/** The people that an English sentence names, in its order. */
export function* englishPeople(
  { tokens, text, start: offset }: Sentence,
  wished: readonly Span[],
): Generator<FoundPerson> {
  for (const [at, token] of tokens.entries()) {
    const key = bare(token);
    const next = tokens[at + 1]?.lower ?? "";
    const isBody = people().bodies.has(key) && !people().persons.has(key);
    // "forwarding of tasks between departments": they do it.
    const isBetween = isPlural(token.lower) && tokens[at - 1]?.lower === "between" && coverOf(wished)(token);
    const first = isBetween ? at : roleStart(tokens, at);
    const start = tokens[first]?.start ?? token.start;
    const isFor = fitsBefore(tokens, first, "(?:for|to) (?:the|our)") > 0 && coverOf(wished)(token);
    const isActing = isFor || isBetween || (WILL_ACT.test(next) && beginsAt(wished, start));
    if (isBody ? !isActing : !isEnglishPerson(tokens, at)) continue;
    // "engineers on duty"
    const isOn = /^on (?:duty|call|shift)(?: |$)/.test(ahead(tokens, at + 1));
    const last = isOn ? (tokens[at + 2] ?? token) : token;
    const end = last.end - (/['’]s?$/.exec(token.text)?.[0].length ?? 0);
    const written = text.slice(start - offset, end - offset);
    const own = written.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    // "driver mobile app": for all of them.
    const name = !HEADS.test(own) && OPENED_EN.test(ahead(tokens, at + 1)) ? plural(own) : own;
    // "has 60 agents on the line": people of one's own.
    const isOwn = fitsBefore(tokens, first, "our|(?:has|have|employ) \\d+") > 0;
    const side = sideOf(key, isOwn);
    const isInbound = INBOUND.test(ahead(tokens, at + 1));
    const isRecord =
      /^(?:records?|cards?|files?|database|history|histories|charts?)$/.test(next) ||
      fitsBefore(
        tokens,
        first,
        "(?:records?|cards?|files?|database|history) (?:of|for) (?:each|every|the|our|all)?",
      ) > 0;
    yield { start, end, name, key, side: isInbound && side === "serves" ? undefined : side, isRecord };
  }
}
