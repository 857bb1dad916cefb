import "server-only";
import { readScreenAdvice } from "@/lib/content/screen-advice";
import { namedFor } from "@/lib/generators/server/compose/design/named-for";
import { labelOf } from "@/lib/generators/server/compose/design/labels";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { clausesOf, sentencesOf } from "@/lib/generators/server/read/sentences";
import { wordSet } from "@/lib/generators/server/read/tokens";

/** A statement that depends on the one before it: what is asked, what something is for, and why. */
const DEPENDENT =
  /^(?:(?:и |или |and |or )?(?:(?:из|за|в|во|на|по|к|от|с|до|о) )?(?:как|как(?:ой|ая|ие|их)|что|чтобы|чтоб|чем|чего|где|куда|откуда|когда|почему|зачем|сколько|кто|кому|котор\p{L}+|есть ли|what|which|where|when|why|how|who|that|if|while|because|из-за|потому|(?:непонятно|неясно) почему))(?!\p{L})/iu;
/** "The currency resets and nobody knows why" says two things, "the receipts and the dates" one. */
const TWO_THINGS =
  / and (?=(?:the|a|an|nobody|nothing|everything|everybody|everyone|people|they|it|we|there|about)\s(?:[\p{L}-]+\s){0,4}?(?:is|are|was|were|has|have|\p{L}{3,}s)\s)/iu;
const FEWEST_WORDS = 3;
const TURN = /^(?:но|зато|однако|but|however|yet|though|although)(?!\p{L})/iu;
const PRAISE =
  /^(?:хорошо|удобно|нравится|радует|плюс(?:ы)?|good|nice|people like|we like|on the plus side|what works)(?!\p{L})/iu;
const BLAME = /^(?:плохо|неудобно|беда|минус(?:ы)?|bad|sadly|unfortunately|what fails)(?!\p{L})/iu;
/** A remark on what follows is no statement of its own. */
const REMARK =
  /^(?:очень )?(?:хорошо|плохо|удобно|неудобно|нравится|радует|ещё|также|good|bad|still|also)$/iu;
/** «Хорошо, что есть …», «но ошибка …»: what the statement itself begins after. */
const LEAD_IN = new RegExp(`${TURN.source}\\s*|^(?:что|that|so|поэтому)\\s+`, "iu");
const WISH =
  /^(?:мы )?(?:хо(?:тим|чу|телось бы)|нуж(?:но|ен|на|ны)|надо|сделайте|добавьте|не знаю|i do not know|i don't know|we want|i want|we need|we would like|please)(?!\p{L})/iu;

const GOOD =
  /(?<!\p{L})(?:есть|открыт[аоы]?|открывается за (?:одну|две|три|полсекунды|секунду)|вид(?:на|ен|но|ны)|на виду|доступ(?:ен|на|но|ны)|разреш[её]н[аоы]?|работает(?! (?:на|в|по)(?!\p{L}))|сохраня(?:ет|ют)ся|выделен[аоы]?|указан[аоы]?|подписан[аоы]?|посчитан[аоы]?|учт[её]н[аоы]?|быстро|сразу|понятн[аоы]|удобн\p{L}+|хорош\p{L}*|крупн(?:ый|ая|ое|ые)$|можно|одним (?:нажатием|кликом)|в один клик|в одно нажатие|на одном листе|(?<!of )works?(?! of)|(?:is|are|stays?|remains?) (?:always )?(?:open|shown|listed|public|allowed|available|visible|clear|saved)|in view|up front|one (?:tap|click|press)|at once|instantly|easy to|finds|remembers|keeps|large type|a clear|loads? in (?:one|two|a|1|2) seconds?)(?!\p{L})/iu;
const BAD =
  /(?<!\p{L})(?:не|нет|без|только|лишь|никто|никак\p{L}*|нельзя|невозможно|слишком|плох\p{L}*|неудоб\p{L}*|тяжело|трудно|сложно|дважды|теря\p{L}+|пропада\p{L}+|исчеза\p{L}+|забыва\p{L}+|броса\p{L}+|ошиба\p{L}+|пута\p{L}+|жал(?:у|о)\p{L}+|раздраж\p{L}+|меша\p{L}+|лома\p{L}+|завис\p{L}+|сбива\p{L}+|долго|медленн\p{L}*|мелк\p{L}*|вручную|приходится|устаре\p{L}*|опозд\p{L}+|невидим\p{L}*|ужасн\p{L}*|некрасив\p{L}*|случайно|обрезан\p{L}*|последними|через (?:день|неделю|месяц)|no|not|\p{L}+n't|cannot|without|only|nobody|never|lost|loses?|vanish\p{L}*|disappear\p{L}*|forgets?|twice|too|hard to|wrong|slow\p{L}*|complain\p{L}*|fails?|invisible|out of date|below the fold|late|no one|look the same|mean different|stuck|confus\p{L}+|annoy\p{L}*|by hand|have to|has to|broken|outdated|awkward|ugly|bad|poor(?:ly)?|tiny|must|the same for|cut off|by mistake|freez\p{L}+|crash\p{L}*)(?!\p{L})/iu;
/** «Не теряется», «без ошибок», "never lost": a denied fault is no fault. */
const DENIED_FAULT =
  /(?<!\p{L})(?:(?:не|никогда не) (?:теря|пропада|исчеза|меша|завис|лома|стира|забыва|нужн|надо|сбрасыва\p{L}+ (?:при|после))\p{L}*|без (?:ошибок|лишн\p{L}+|регистрации|рекламы|прокрутки|перезагрузк\p{L}+|задерж\p{L}+|мыши|звонк\p{L}+|подсказ\p{L}+)(?! (?:нельзя|не ))|работа\p{L}+ без \p{L}+|не только|works? offline|never (?:lost|vanish\p{L}*|fails?)|(?:no|without) (?:scrolling|ads|errors|delays?|sign-?up|registration|account needed)|not only)/giu;
const QUOTED = /[«“"][^«»“”"]*[»”"]|(?<!\p{L})'[^']*'(?!\p{L})/gu;
/** A complaint that names no cause: the usual advice on the part is all there is to say. */
const VAGUE =
  /неудоб|плох|ужасн|некрасив|устаре|раздража|не нрав|сложн|bad|awkward|outdated|ugly|annoy|poor(?:ly)?|hard to use|do(?:es)?(?: not|n't) like/iu;
/** How and where people work holds whatever else is said of the screen. */
const CONDITIONS: ReadonlySet<string> = wordSet`elderly middle lowvision hands light night phone monitors`;
/** People lose their work or money, or never learn that they did. */
const GRAVE: ReadonlySet<string> = wordSet`silent erased lost silence`;

type Sign = "good" | "bad" | "none";
type Problem = ReturnType<typeof readScreenAdvice>["problems"][number];
/** What is said of the screen in one breath, whether it is praise, complaint or neither, and the known troubles in it. */
export type Statement = {
  text: string;
  label: string;
  start: number;
  end: number;
  sentence: number;
  sign: Sign;
  problems: Problem[];
};

type Part = { text: string; start: number; end: number; sentence: number };

function partsOf(text: string): Part[] {
  const sentences = sentencesOf(text);
  const asked = new Set(sentences.filter((one) => one.text.endsWith("?")).map(({ at }) => at));
  const whole = clausesOf(text, sentences).reduce<Part[]>((list, { text: part, start, end, sentence }) => {
    const before = list.at(-1);
    if (before?.sentence !== sentence || REMARK.test(before.text) || !DEPENDENT.test(part))
      return [...list, { text: part, start, end, sentence }];
    return [...list.slice(0, -1), { ...before, end, text: text.slice(before.start, end) }];
  }, []);
  return whole
    .filter(({ sentence }) => !asked.has(sentence))
    .flatMap((part) => {
      const joint = TWO_THINGS.exec(part.text);
      if (!joint || part.text.slice(0, joint.index).split(" ").length < FEWEST_WORDS) return [part];
      const [middle, after] = [joint.index, joint.index + joint[0].length];
      return [
        { ...part, text: part.text.slice(0, middle), end: part.start + middle },
        { ...part, text: part.text.slice(after), start: part.start + after },
      ];
    });
}

/** Known troubles in a statement, one of each group: a row tells more of a trouble than the rows below it. */
function problemsIn(text: string): Problem[] {
  const found = readScreenAdvice().problems.filter(({ words }) => words.test(text));
  const groupOf = ({ beside, id }: Problem) => (beside === "" ? id : beside);
  return found.filter((one, index) => found.findIndex((other) => groupOf(other) === groupOf(one)) === index);
}

function ownSign(text: string, problems: readonly Problem[]): Sign {
  const bare = text.replace(QUOTED, " ").replace(DENIED_FAULT, " есть ");
  if (BAD.test(bare)) return "bad";
  const isKnownGood = readScreenAdvice().strengths.some(({ words }) => words.test(text));
  const isKnownBad = problems.some((kind) => !isCondition(kind));
  if (isKnownBad && !(bare !== text.replace(QUOTED, " "))) return "bad";
  return isKnownGood || GOOD.test(bare) ? "good" : "none";
}

/** What stands after «но» is the other way round, after «хорошо, что» is good, and among praise alone is praise as well. */
function signed(parts: readonly (Part & { problems: Problem[] })[], before: Sign): Sign[] {
  let frame: Sign = "none";
  let last = before;
  const signs = parts.map(({ text, problems }): Sign => {
    if (PRAISE.test(text)) frame = "good";
    else if (BLAME.test(text)) frame = "bad";
    const own = ownSign(text.replace(PRAISE, ""), problems);
    if (TURN.test(text)) frame = own !== "none" ? own : last === "bad" ? "good" : "bad";
    const sign = own === "none" || frame === "good" ? (frame === "none" ? own : frame) : own;
    if (sign !== "none") last = sign;
    return sign;
  });
  // The first sentence lists what the screen has; a later one goes on as it began.
  const isPraise = parts[0]?.sentence !== 0 && signs.includes("good") && !signs.includes("bad");
  const isNeutral = (sign: Sign, at: number) => sign === "none" && parts[at]?.problems.length === 0;
  return isPraise ? signs.map((sign, at) => (isNeutral(sign, at) ? "good" : sign)) : signs;
}

/** What a description states, in its order; what is forbidden, wished or asked is no statement. */
export function statementsOf({ text, bans }: Pick<DesignSheet, "text" | "bans">): Statement[] {
  const parts = partsOf(text)
    .filter(
      ({ text: part }) =>
        !REMARK.test(part) && !WISH.test(part) && !(bans.includes(part) && isForbidden(part)),
    )
    .map((part) => ({ ...part, problems: problemsIn(part.text) }));
  const sentences = [...new Set(parts.map(({ sentence }) => sentence))];
  let before: Sign = "none";
  const told = sentences.flatMap((sentence) => {
    const own = parts.filter((part) => part.sentence === sentence);
    // The title before a colon takes no sign from what follows it.
    const isTitled = sentence === sentences[0] && own.length > 1;
    const [title, rest] = isTitled ? [own.slice(0, 1), own.slice(1)] : [[], own];
    const signs = [...signed(title, before), ...signed(rest, before)];
    before = signs.findLast((sign) => sign !== "none") ?? before;
    return own.map((part, index) => ({ ...part, sign: signs[index] ?? "none" }));
  });
  return told.map(({ text: said, start, end, sentence, sign, problems }, index) => ({
    text: said,
    label: labelOf(namedFor(said.replace(LEAD_IN, ""), told[index - 1]?.text)),
    start,
    end,
    sentence,
    sign,
    problems: sign === "good" ? [] : problems,
  }));
}

/** The troubles of a description, each kind once and under a statement of its own rather than the first; the gravest first. */
export function troublesOf(statements: readonly Statement[]) {
  const kinds = [...new Set(statements.flatMap(({ problems }) => problems))];
  const isTrouble = (kind: Problem) => !isCondition(kind);
  const found = kinds.flatMap((kind) => {
    const said = statements.filter(({ problems }) => problems.includes(kind));
    const statement = said.find(({ start }) => start > 0) ?? said[0];
    // «Магазин на телефоне»: a title complains of nothing where other statements do.
    if (statement === undefined || (statement.start === 0 && !isTrouble(kind) && kinds.some(isTrouble)))
      return [];
    return [{ kind, label: statement.label, at: statement.start }];
  });
  return found.sort((a, b) => Number(GRAVE.has(b.kind.id)) - Number(GRAVE.has(a.kind.id)) || a.at - b.at);
}

const OF_PEOPLE =
  /^(?:so|поэтому|хотим)(?!\p{L})|^(?:люди|посетители|клиенты|покупатели|пользователи|родители|владельцы|сотрудники|менеджеры|новички|people|customers|users|visitors|agents|staff|they)\s\p{L}/iu;

/** "No one trusts the forecast" and "no guest checkout" complain and forbid nothing, unlike "no pop-ups". */
export function isForbidden(ban: string): boolean {
  const [, ...lacking] = /^(?:no|without|без)[ -]([\p{L}-]+)(?: ([\p{L}-]+))?/iu.exec(ban) ?? [];
  return !lacking.some((word) => word && readScreenAdvice().needed.has(word.toLowerCase()));
}

/** A statement as it is quoted: without a conjunction before it and marks after it. */
export const quoteOf = ({ text }: Statement): string =>
  text
    .replace(LEAD_IN, "")
    .replace(/^(?:и|а|and|or)\s+/iu, "")
    .replace(/[\s.,;:!]+$/u, "");

/** Whether a label of the description names a part: a remark, a wish and what depends on another statement do not. */
export const isPartName = (label: string): boolean =>
  ![REMARK, DEPENDENT, WISH, OF_PEOPLE].some((words) => words.test(label));

/** How and where people work, which is no complaint. */
export const isCondition = ({ id }: Problem): boolean => CONDITIONS.has(id);

/** Whether a complaint names no cause. */
export const isVague = ({ text, sign }: Statement): boolean => sign === "bad" && VAGUE.test(text);
