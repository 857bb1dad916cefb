import "server-only";
import {
  FACT_SHEET_VERSION,
  type Clarity,
  type FactEntry,
  type FactSheet,
} from "@/lib/generators/fact-sheet";
import { parse, ready } from "@/lib/generators/server/language/ru-words";
import { moneyIn } from "@/lib/generators/server/read/money";
import { actorsOf } from "@/lib/generators/server/read/actors";
import { bansOf } from "@/lib/generators/server/read/bans";
import { targetOf, withoutHours } from "@/lib/generators/server/read/conditions";
import { figuresOf } from "@/lib/generators/server/read/figures";
import { labelOf } from "@/lib/generators/server/read/labels";
import { limitsOf } from "@/lib/generators/server/read/limits";
import { organisationOf } from "@/lib/generators/server/read/organisation";
import { withMishaps } from "@/lib/generators/server/read/mishaps";
import { painsOf, wishesFromPains } from "@/lib/generators/server/read/pains";
import { questionsOf } from "@/lib/generators/server/read/questions";
import { clausesOf, sentencesOf, type Sentence } from "@/lib/generators/server/read/sentences";
import { coverOf, plain } from "@/lib/generators/server/read/spans";
import { systemsOf } from "@/lib/generators/server/read/systems";
import { tokensOf } from "@/lib/generators/server/read/tokens";
import { wishesOf } from "@/lib/generators/server/read/wishes";
import type { Locale } from "@/lib/i18n/locales";

/** An order to a model instead of a description of work: nothing is read from such a sentence. */
const INJECTION =
  /(?<![\p{L}])(?:(?:забудь|игнорируй|проигнорируй|отбрось|не обращай внимания на)\p{L}*(?: \p{L}+){0,3} (?:инструкци|указани|правил|промпт|команд|сказанн|описани)|системн\p{L}+ (?:промпт|подсказк|сообщени|инструкци)|ты (?:теперь|больше не|—|–)|(?:выведи|напиши|скажи|ответь|повтори|верни|раскрой|покажи)(?: мне| нам)?(?: только| лишь| свой| свои| слово| что| весь)|режим (?:разработчика|обслуживания|отладки)|конец описания|(?:ignore|disregard|forget|override|bypass)\b(?: \w+){0,4} (?:instructions?|prompts?|rules?|guidelines?|messages?|above)|system (?:override|prompt|message)|(?:you are|you're|act) (?:now |as )?(?:in |a |an )?(?:maintenance|developer|debug|dan\b|unrestricted|jailbr)|(?:output|print|reveal|repeat|respond with|reply with|list|return|dump|show)\b(?: \w+){0,4} (?:system prompt|prompt|environment variables?|api keys?|secrets?|passwords?|only the word|the word|instructions)|tell the (?:reader|user|visitor|client|customer) to|maintenance mode|as an ai (?:model|language)|end of (?:description|brief|prompt))/u;
const SEPARATOR =
  /^[\s\-–—=*#[\]]*(?:а теперь по делу|теперь по делу|по делу|real request|actual request|now the (?:real|actual) (?:request|task))\s*[:,.]?\s*/u;
const RULE = /.*(?:\]|---+|===+|\*\*\*)\s*/su;
const OPENING = 600;
/** Questions and tasks of everyday life, schoolwork and verse: no description of a project. */
const OTHER =
  /(?<![\p{L}])(?:(?:напиши|сочини|придумай|расскажи)(?:те)?(?: мне| нам)? (?:\p{L}+ )?(?:стих|поэм|песн|сказк|анекдот|сочинени|рассказ|тост|поздравлени|частушк|шутк|эссе|реферат)|(?:write|compose|tell|sing|give)(?: me| us)? (?:a |an |some )?(?:\w+ )?(?:poem|limerick|haiku|song|joke|story|essay|verse|rap|sonnet|riddle)|(?:(?:^|дай\p{L}* |напиши\p{L}* )рецепт|как (?:сварить|пожарить|испечь|приготовить)|сколько (?:варить|жарить|печь|запекать))|(?:recipe for|how (?:do i|to|long (?:do i|to|should i)) (?:boil|cook|bake|fry|roast))|реши(?:те)? (?:\p{L}+ )?(?:уравнени|задач|пример)|solve (?:the |this |for )|(?:translate|переведи)(?:те)? (?:\p{L}+ )?(?:\p{L}+ )?(?:text|sentence|into|to|текст|на|фраз)|what(?:'s| is) the (?:weather|capital|meaning|time)|какая (?:погода|столица)|who (?:won|is the president|invented|wrote|discovered|painted)|кто (?:написал|изобрел|открыл|придумал)|сколько будет|столица (?!\p{L}+ких)|homework|(?:looking for|seeking|apply(?:ing)? for) (?:an? )?(?:[\w-]+ ){0,2}(?:job|position|vacancy|internship)|my (?:cv|r[eé]sum[eé])|ищу работу|мо[её] резюме|устроиться (?:на работу|к вам)|домашн\p{L}+ задани)/u;
const CODE =
  /(?:\bfunction\s*\w*\(|\bconst \w+ ?=|\bimport \w+ from|#include|\bselect \* from\b|=>\s*\{|\bdef \w+\(|<\/?\w+>.*<\/\w+>|\bconsole\.log|\bpublic static\b)/iu;
const QUIZ =
  /^(?:сколько|кто|что|какой|какая|какие|когда|где|почему|зачем|what|who|when|where|why|how|which)(?![\p{L}])/u;
const OURS =
  /(?<![\p{L}])(?:мы|нам|нас|наш\p{L}*|мне|меня|мой|моя|we|our|us|my|you|вы|вам|ваш\p{L}*)(?![\p{L}])/u;
const ASKS = /\?[\s»"]*$/;
/** Words that name no thing, process or trade: what is left when they are taken away is what the description is about. */
const EMPTY = [
  "учитыва\\p{L}+|контролир\\p{L}+|люд\\p{L}+|развива\\p{L}+|коммерческ\\p{L}+|пришл\\p{L}+|никак\\p{L}+|бардак\\p{L}*|хаос\\p{L}*|беспоряд\\p{L}*|поряд\\p{L}+|прозрачност\\p{L}*|дел[аоу]?|делах|офис\\p{L}*|конкурент\\p{L}*|клиент\\p{L}*|ключ|айти|айти-решени\\p{L}*|уровен\\p{L}*|рост\\p{L}*|развити\\p{L}*|масштаб\\p{L}*|инноваци\\p{L}*|иде[ияйю]|проблем\\p{L}*|задач\\p{L}*|вариант\\p{L}*|нормальн\\p{L}+|сам\\p{L}*|друг\\p{L}+|нам|мне|нас|мы|я|вы|ваш|наш|моя|мой|нуж\\p{L}+|надо|хот\\p{L}+|хоч\\p{L}+|подскаж\\p{L}+|помог\\p{L}+|помощь|предлож\\p{L}+|посовет\\p{L}+|сдела\\p{L}+|разработа\\p{L}+|созда\\p{L}+|внедр\\p{L}+|цифров\\p{L}+|диджитал\\p{L}*|автоматиз\\p{L}+|оптимиз\\p{L}+|улучш\\p{L}+|трансформац\\p{L}+|искусственн\\p{L}+|интеллект\\p{L}*|ии|нейросет\\p{L}+|gpt|chatgpt|блокчейн|приложени\\p{L}*|сайт\\p{L}*|портал\\p{L}*|систем\\p{L}*|программ\\p{L}*|по|софт\\p{L}*|решени\\p{L}*|проект\\p{L}*|продукт\\p{L}*|платформ\\p{L}*|(?:чат-?)?бот\\p{L}*|crm|erp|компани\\p{L}*|бизнес\\p{L}*|фирм\\p{L}*|организац\\p{L}*|предприяти\\p{L}*|отдел\\p{L}*|процесс\\p{L}*|работ\\p{L}*|эффективн\\p{L}*|современн\\p{L}*|быстр\\p{L}*|дешев\\p{L}*|недорог\\p{L}*|срочн\\p{L}*|хорош\\p{L}*|лучш\\p{L}*|удобн\\p{L}*|красив\\p{L}*|крут\\p{L}*|вс[её]|всех|чтоб\\p{L}*|был\\p{L}*|быть|как|что|кто|какой|какая|сколько|стои\\p{L}+|цена|цены|можно|можете|ли|бы|тип\\p{L}*|вроде|похож\\p{L}+|uber|убер\\p{L}*|яндекс\\p{L}*|инстаграм\\p{L}*|только|очень|просто|сейчас|скоро|деньги|больше|меньше|у|и|в|на|для|с|к|о|об|а|но|не|или|это|эт\\p{L}+|здравствуйте|добрый|день|привет|спасибо|пожалуйста|начать|чего|расти|прибыл\\p{L}+|продаж\\p{L}*|сво\\p{L}+|каки\\p{L}+|нибудь|что-нибудь|какой-нибудь|что-то|идт\\p{L}*|вперед|ногу|времен\\p{L}*|новы\\p{L}*|технолог\\p{L}+",
  "across|board|ours|office|order|organi[sz]ed|mess|messy|chaos|complain\\w*|pls|plz|honestly|everywhere|level|partner|partners|operations?|operational|productiv\\w*|boost\\w*|streamlin\\w*|moderni[sz]\\w*|workflows?|strategy|journey|growing|edge|cutting|paperless|century|trend\\w*|customers?|clients?|boss|says?|nice|simple|easy|cool|proper|decent|stuff|sort|out|here|where|which|who|nothing|works|competit\\w*|suggest\\w*|take|our|into|than|we'd|i'd|it's|don't|no|not|today|years?|we|i|you|us|our|your|my|me|it|they|want|wants|need|needs|like|would|love|looking|please|help|can|could|do|does|offer|what|how|much|many|cost|costs|price|make|build|create|develop|get|have|be|become|being|is|are|am|a|an|the|to|for|of|in|on|at|and|or|but|so|with|by|from|more|most|better|best|good|great|new|modern|fast|faster|cheap|quick|quickly|asap|urgent|urgently|efficient|efficiency|effective|innovative|digital|digitali[sz]\\w*|digiti[sz]\\w*|automat\\w*|optimi[sz]\\w*|improve\\w*|transform\\w*|ai|artificial|intelligence|ml|blockchain|gpt|chatgpt|llm|app|apps|application|website|site|web|portal|system|software|program|solution|solutions|platform|product|project|tool|bot|chat-?bot|crm|erp|something|anything|everything|everyone|everybody|thing|things|uber|airbnb|facebook|amazon|tinder|business|company|companies|firm|organisation|organization|process|processes|work|team|hi|hello|thanks|dear|just|really|very|some|any|all|else|this|that|as|our|own|grow|growth|money|sales|profit|idea|ideas|start|startup|up|too|also|now|soon|level|next|future|go|going|smart\\w*|recommend\\w*|advi[cs]e|technolog\\w*|ones?|working|use|using|used|send|proposal|proposals|quote|offer|tell|know|competitors?",
].map((words) => new RegExp(`^(?:${words})$`, "u"));

/** The sentences that describe work, without orders to a model; a request behind such an order in one sentence is kept. */
export const withoutInjections = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.flatMap((sentence) => {
    const text = plain(sentence.text);
    const rule = INJECTION.test(text) ? (RULE.exec(text)?.[0].length ?? 0) : 0;
    const from = rule + (SEPARATOR.exec(text.slice(rule))?.[0].length ?? 0);
    const tokens = sentence.tokens.filter(({ start }) => start >= sentence.start + from);
    const start = tokens[0]?.start ?? sentence.end;
    if (INJECTION.test(text.slice(from)) || tokens.length === 0) return [];
    return [{ ...sentence, tokens, start, text: sentence.text.slice(start - sentence.start) }];
  });

/** How much of it is there to compose from; the wishes are those that are asked for. */
function clarityOf(
  description: string,
  sentences: readonly Sentence[],
  { wishes, pains, figures, systems }: Pick<FactSheet, "wishes" | "pains" | "figures" | "systems">,
): Clarity {
  const words = sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ kind, lower }) => (kind === "word" ? [plain(lower)] : [])),
  );
  const text = plain(sentences.map(({ text: own }) => own).join(" "));
  const isQuiz = sentences.every(({ text: own }) => ASKS.test(own)) && QUIZ.test(text) && !OURS.test(text);
  // A real request may quote a recipe or a page of code.
  const isShort = sentences.length <= 3 || (wishes.length < 2 && pains.length < 2);
  const isOther = isShort && (OTHER.test(text.slice(0, OPENING)) || CODE.test(description));
  if (isNoise(words) || isQuiz || isOther) return "none";
  const telling = [...new Set(words)].filter(
    (word) => word.length > 1 && !EMPTY.some((empty) => empty.test(word)) && names(word),
  );
  const isTelling = telling.length >= 3 || (telling.length > 0 && figures.length > 0);
  // A question in which nothing is wanted, counted or in use is somebody's own affair.
  const isOwn = wishes.length + systems.length === 0 && figures.length < 2;
  if (isTelling && isOwn && ASKS.test(text)) return "none";
  // «Портал заявок», "CRM for a gym": one line names a thing and what it is for.
  const isLine = telling.length > 0 && wishes.length > 0 && words.length <= 8;
  if (!isTelling) return isLine ? "clear" : "vague";
  return wishes.length + pains.length > 0 ? "clear" : figures.length > 0 ? "vague" : "none";
}

/** "It has to work with Xero and be live" wants nothing of its own: it names a system, and a date that is read as a limit. */
const JOINED =
  /^(?:(?:to |also )*(?:work|run|live)s? (?:together )?with|работа(?:ть|ет|л[аои]?) (?:вместе )?со?) (?<name>.+)$/iu;
const STARTED =
  /(?:,| and| и) (?:(?:must |to )?be (?:up|live|ready|done|running|in use|finished)(?: and running)?|go live|launch|(?:быть )?готов\p{L}*|запус\p{L}+|заработа\p{L}+)$/iu;
const isJoined = (text: string, systems: FactSheet["systems"]) => {
  const { name = "" } = JOINED.exec(text.replace(STARTED, ""))?.groups ?? {};
  const own = name.replace(/^(?:the|our|наш\p{L}*) /iu, "").toLowerCase();
  return systems.some((one) => one.name.toLowerCase() === own);
};

const names = (word: string) =>
  !/[а-я]/.test(word) || parse(word).some(({ pos, score }) => /^(?:NOUN|ADJF)$/.test(pos) && score > 0.3);

/** Hardly a sentence in English does without these; a text in Latin letters without any is a placeholder or another language. */
const ENGLISH = /^(?:the|and|of|to|for|with|we|our|is|are|from|by|on|need|want|each|every)$/;

/** There are no words, most are in no dictionary and have no vowels where words have them, or they are of no language read here. */
function isNoise(words: readonly string[]): boolean {
  const latin = words.filter((word) => /^[a-z]/.test(word));
  const isForeign = words.length - latin.length < 6 && !latin.some((word) => ENGLISH.test(word));
  if (isForeign && (latin.length >= 12 || latin.includes("lorem"))) return true;
  const strange = words.filter((word) =>
    /[а-я]/.test(word)
      ? parse(word).every(({ known }) => !known)
      : !/[aeiouy]/.test(word) || /[^aeiouy]{5}/.test(word),
  );
  return words.length === 0 || (strange.length * 2 > words.length && strange.length >= 2);
}

/** Reads a description by rules. Pure: no clock, no chance, no network; linear in the length of the description. */
export async function readFacts(description: string, locale: Locale): Promise<FactSheet> {
  await ready();
  const tokens = tokensOf(description);
  const own = withoutInjections(sentencesOf(description, tokens));
  const sentences = own.map((sentence, at) => ({ ...sentence, at }));
  const clauses = clausesOf(description, sentences);
  const limits = limitsOf({ description, sentences, clauses }, tokens);
  const placesOf = (...entries: readonly (FactEntry | undefined)[]) =>
    entries.flatMap((entry) => entry?.span ?? []);
  const duties = limits.law?.filter(({ id }) => id.startsWith("duty")) ?? [];
  const bounds = placesOf(limits.budget, limits.deadline, limits.hosting, limits.acceptance, ...duties);
  const isBound = coverOf(placesOf(limits.budget, limits.deadline));
  const isSpent = coverOf(clauses.filter((clause) => coverOf(placesOf(limits.budget))(clause)));
  // What is said as a limit is no figure as well; sums are in the money of the country. Ids follow the order of the text.
  const figures = figuresOf(description, sentences, clauses, limits.currency)
    .filter(({ span }) => !span || !isBound(span))
    .map((figure, at) => {
      const currency = figure.currency && moneyIn(figure.currency, limits.country);
      // "£190k plus £30k a year to run it": what is told with the budget is to be spent, not lost.
      const isBudget = currency && figure.says !== "loses" && figure.span && isSpent(figure.span);
      const bound = isBudget && ({ kind: "limit", says: "wants", counts: undefined } as const);
      const sum = currency && { currency, unit: currency };
      return { ...figure, id: `figure-${at + 1}`, ...sum, ...bound, ...labelOf(figure) };
    });
  const bans = bansOf(description, sentences, clauses, locale);
  const banned = placesOf(...bans);
  const { wishes: asked, hours } = withoutHours(
    wishesOf(description, sentences, { banned, limits: bounds, figures }, locale),
  );
  limits.hours = hours;
  const wished = placesOf(...asked);
  const organisation = organisationOf(description, sentences, wished, locale);
  const systems = systemsOf(description, clauses, bans, { organisation: organisation?.span, wished }, locale);
  const actors = actorsOf(
    description,
    sentences,
    placesOf(organisation, limits.budget, ...systems, ...figures.filter(({ kind }) => kind === "money")),
    wished,
    figures,
    locale,
  );
  const taken = [...wished, ...banned, ...bounds, ...placesOf(hours)];
  limits.acceptance ??= targetOf({ description, sentences, clauses }, figures, taken);
  const pains = painsOf(description, clauses, [...taken, ...placesOf(limits.acceptance)], figures);
  const counted = withMishaps(figures, pains, actors);
  const clarity = clarityOf(description, sentences, { wishes: asked, pains, figures: counted, systems });
  const wanted = asked.length > 0 ? asked : wishesFromPains(description, pains);
  const wishes = wanted.filter(({ text }) => !isJoined(text, systems));
  const parts =
    clarity === "none"
      ? { figures: [], actors: [], pains: [], wishes: [], bans: [], systems: [], limits: {} }
      : {
          ...(organisation && { organisation }),
          figures: counted,
          actors,
          pains,
          wishes,
          bans,
          systems,
          limits,
        };
  const sheet = { locale, ...parts };
  return { version: FACT_SHEET_VERSION, clarity, ...sheet, open: questionsOf(sheet, clarity) };
}
