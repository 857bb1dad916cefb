import "server-only";
import type { Ban } from "@/lib/generators/fact-sheet";
import { isVerb } from "@/lib/generators/server/language/ru";
import { itemsOf } from "@/lib/generators/server/read/enumeration";
import { trouble } from "@/lib/generators/server/read/pains";
import type { Clause, Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, localeOf, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { banHeading } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

type Found = { span: Span; about: Span; kind: Ban["kind"] };

const LEAD = "^(?:(?:and|but|also|because|so|please|absolutely) )*";
const CHANGE =
  "(?:замен(?:ять|ить|ы)|менять|трогать|перестраивать|переписывать|переделывать|убирать|выбрасывать|отказываться от|уходить (?:с|от|из)|переходить с)";
const REFUSAL =
  "(?:не (?:будем|хотим|планируем|собираемся|готовы|можем|надо|нужно|предлаг\\p{L}*|стоит|имеет смысла|требуется|разреш\\p{L}*)|нельзя|запрещен[оаы]?)";
const NOT =
  "(?:do not|don't|dont|please don't|never|not|won't|wont|will not|would not|wouldn't|cannot|can't|aren't|are not)";
const TODAY =
  "(?:теря|забы|жда|опазд|иск|понять|найти|узна|провер|увид|посмотр|дозвон|сказ|посчит|свер|отслед|вспомн|доказ|разобр|предсказ|записаться|оплат|заказ|куп|пута|ошиб|переписыв|перебив|дубл)";
/** What a result must keep by itself, and nobody's right: «не должен занимать больше минуты». */
const KEEPS =
  "(?:быть |вис|стоять|теря|забы|жда|опазд|иск|пута|ошиб|дубл|зависа|тормоз|пада|превыш|занима|длит|проста)";
const MUST_NOT = "(?:(?:must|may|shall|should) (?:not|never)|mustn't|shouldn't)";

/** How something is denied: the kind, a space and the pattern for a clause in lower case with «е» for «ё». The first match decides; `ABOUT` is its object, else what stands before or behind. */
const patterns = [
  "outside (?:не (?:участву(?:ет|ют)|задействован\\p{L}*|привлека(?:ем|ется|ются)|вовлека(?:ем|ется|ются))(?! \\p{L}+ть)|не входит|не входят|вне рамок|вне проекта|за рамками|не относится к проекту|отдельн\\p{L}+ (?:договор|проект|закупк)\\p{L}*)",
  `stays (?:${CHANGE}(?: (?:ее|его|их|это))? ${REFUSAL}|${REFUSAL} (?:(?:ее|его|их|это) )?${CHANGE})`,
  "stays (?:не (?:трогаем|меняем|заменяем|перестраиваем|переделываем|трогать|менять|заменять|меняется|меняются|заменяется)|остав(?:ляем|им|ить)(?! за)|сохраня(?:ем|ется|ются)|остается|остан(?:ется|утся)|остаются|(?:должн\\p{L}+|должен) остаться)(?![\\p{L}]| (?:на бумаг|без|вопрос|незамеч|недовол|пуст))",
  "forbidden ^(?:нет|не вариант|нельзя|исключено|не надо|не нужно|мимо)$",
  "forbidden ^(?:и |а |но )*(?:никаких|никакого|никакой|никакие|никакую|ни в коем случае)",
  "forbidden (?<![\\p{L}])(?:\\p{L}+(?:ть|ти|чь)(?:ся)?(?: (?:у|к|в|на|с) \\p{L}+)? )?(?:никто |никому |никуда |клиенты |люди |мы |больше |точно )*не (?:будем|станем|планируем|планируется|собираемся|намерены|хотим|хочу|дадим|переходим|делаем|ставим|покупаем|устанавливаем|внедряем|показываем|отдаем|раскрываем|передаем|выкладываем|публикуем|(?:будут|будет|станут|станет|хочет)(?= (?:ставить|скачивать|пользоваться)|$))(?: \\p{L}+(?:ть|ти|чь)(?:ся)?(?: (?:у|к|в|на|с) \\p{L}+)?)?",
  "forbidden (?<![\\p{L}])не (?:нуж(?:ен|на|но|ны)|надо|требу(?:ется|ются)|допуска(?:ется|ются)|разреша(?:ется|ются)|предусматрива(?:ется|ются)|рассматрива(?:ем|ется|ются)|предлага(?:ть|йте)|интересу(?:ет|ют)|под(?:ходит|ойдет)|пойдет|годится|вариант|приемлем\\p{L}*|должн[оаы] (?:быть|выходить|попадать|уходить|покидать|зависеть|храниться|передаваться)|советуйте)(?![\\p{L}])",
  // «слежку … не включать», «с грифом выкладывать нельзя»: any deed, unless it tells today's trouble or what is wanted.
  `forbidden ^(?!.*(?<![\\p{L}])(?:чтоб|хот|хоч|надо|нужно|можно|лучше|мож|стара|успева|прос|а не |(?<!не \\p{L}{3,20} )и не ))(?:ABOUT )?(?:(?:не|нельзя) (?!${TODAY})\\p{L}+(?:ть|ти|чь)(?:ся)?|(?!${TODAY})\\p{L}+(?:ть|ти|чь)(?:ся)? нельзя)(?![\\p{L}])`,
  // «Отключать воду автоматически нельзя», «цену работ мастер менять не должен»
  `forbidden ^(?<about>(?!${TODAY})\\p{L}+(?:ть|ти|чь)(?:ся)? .{3,60}?) нельзя$`,
  "forbidden ^(?<about>.{3,60} \\p{L}+(?:ть|ти|чь)(?:ся)?) не долж(?:ен|на|ны)$",
  `forbidden не долж(?:ен|на|но|ны) (?!${KEEPS}|.*(?:дольше|больше|позже|чаще|реже|более|менее))(?<about>\\p{L}+(?:ть|ти|чь)(?:ся)? .+)$`,
  // Who alone may see something, and how long records are kept, are rules as well: nothing is built for them.
  "forbidden ^(?<about>доступ(?:а)? (?:к|ко) .+?) (?:(?:есть|имеют|должен быть|будет|нужен|дать|давать) )?(?:только|лишь) .+$",
  "forbidden ^(?:только|лишь) .{3,60} (?:должн\\p{L}+|должен) (?<about>(?:видеть|смотреть|читать|открывать|менять|править) .+)$",
  "forbidden (?<about>хранить(?:ся)? (?:не менее |минимум |в течение )?(?:\\d+|\\p{L}+) (?:лет|года?)(?![\\p{L}]).*)$",
  "forbidden ^без (?<about>(?:\\p{L}+ )?(?:интернет-|приложени|регистраци|парол|облак|облач|камер|чат-?бот|подпис[кч]|вложени|ии(?![\\p{L}])).*)$",
  "forbidden (?<![\\p{L}])(?:запреща(?:ется|ются)|запрещен[оаы]?|под запретом|недопустим[аоы]?|исключ(?:ен[аоы]?|ается|аются)|отпада(?:ет|ют)|ни к чему)(?![\\p{L}])",
  "forbidden (?<![\\p{L}])(?:против|забудьте (?:про|об?)|обойдемся без|обойтись без) ABOUT$",
  "forbidden ^(?:об?|про|от) ABOUT (?:даже |и |лучше |мы |сразу |уже |давно )*(?:не (?:говорите|заикайтесь|предлагайте|вспоминайте|может быть речи)|отказ(?:ались|ываемся)|откажемся)",
  // Whose records somebody may see is a rule of access, and nothing that is built.
  "forbidden (?<![\\p{L}])(?:долж\\p{L}+|мо(?:жет|гут)) (?:видеть|смотреть|читать|открывать|менять|править) только (?<about>сво\\p{L}+ .+)$",
  "forbidden (?:must|should|may|can) (?:only (?:see|view|open|read|change|edit)|(?:see|view|open|read|change|edit) only) (?<about>their own .+)$",
  "forbidden ^only [^,]+? (?:should|may|must)(?: be able to)? ABOUT$",
  "forbidden (?:should|may|must) only be (?<about>(?:able|allowed) to .+|(?:visible|open|available|accessible|shown) to .+)$",
  "forbidden ^(?<about>(?:access to|viewing|editing) .+?) (?=.*(?<![\\p{L}])(?:only|limited|restricted)(?![\\p{L}])).+$",
  "forbidden ^(?!.* (?:is|are|was|were) kept).+ (?<about>(?:kept|retained|archived) for (?:at least |a minimum of )?(?:\\d+|[a-z]+) years?(?![\\p{L}]).*)$",
  "outside ^ABOUT (?:is|are|remains?|stays?) (?:not (?:involved|affected|part of (?:this|it|the project))|out of scope|outside (?:of )?(?:the )?(?:scope|project)|not in scope|not part of|excluded|beyond)",
  "stays without (?:touching|replacing|changing|breaking) ABOUT$",
  `stays ${NOT} (?:going |planning |plan |want |need |try |have )?(?:to )?(?:be |suggest |propose |offer |talk about )?(?:replac(?:e|ed|ing)|chang(?:e|ing)|touch(?:ing)?|swap(?:ping)?|migrat(?:e|ing)(?: from)?|mov(?:e|ing) off|rewrit(?:e|ing)|giv(?:e|ing) up) ABOUT$`,
  `stays ^ABOUT (?:${MUST_NOT}|(?:is|are) not to|will not|won't|cannot|can't) (?:change|be (?:modified|altered|changed|replaced|touched|moved))(?![\\p{L}])`,
  "stays ^ABOUT (?:can|may) (?:stay|remain)(?![\\p{L}])",
  "stays ^(?:and )?(?:(?:that|it|which) )?(?:(?:will|must|should|has to|needs to) )?(?:stays?|remains?)(?: there| where it is| as (?:it )?is| for \\p{L}.*)?$",
  "stays ^(?<about>[^,]+?) (?:(?:keeps [^,]+ and )?stays?|(?:will|must) (?:stay|remain|continue)|remains?|(?:is|are) staying|is here to stay|(?:isn't|is not|are not|aren't) going anywhere|keeps running)\\b(?! (?:(?<=stay )(?:in|within|inside) |unanswered|empty|unpaid|open|until|late|up|on|overnight|unclear|a problem))",
  "stays ^(?!.*\\b(?:data|records?|everything|information|copies)\\b)[^,]+? (?:must|should|ha(?:s|ve) to|needs? to) (?:stay|remain) (?:in|with) (?!the |our |an? |one )ABOUT$",
  "outside ^ABOUT (?:can|may) wait(?![\\p{L}])",
  "stays ^(?:we|i)(?:'re| are| will|'ll)? (?:keep(?! \\w+ing\\b)|keeping(?! \\w+ing\\b)|stick with|sticking with|stay with|staying with) (?<about>[\\p{L}\\d .'-]+?)(?: as is| forever)?$",
  "stays ^keep (?:using )?our (?<about>[\\w .-]+?)(?= and |$)",
  "stays ^(?:keep|leave) (?:using )?(?<about>it|them|em|that|.+?(?= as (?:it is|is|they are)$))(?: as (?:it is|is|they are))?$",
  "stays ^(?:leave|let) ABOUT (?:alone|be|untouched|out of (?:it|this|the project)|as (?:it is|is|they are))(?: entirely| please)?$",
  "stays (?:don't|do not|never) (?:connect|link|integrate|hook)(?: (?!to )\\w+){0,2} (?:to|with|into) ABOUT$",
  "forbidden ^no(?: way| thanks)?$",
  // «no time», "no one", "no cell service": how it is today, not what must not be.
  `forbidden ^no (?!(?:later|longer|more|one|idea|way|time|budget|record|trace|history|overview|visibility|control|matter|problem|free|money|doubt|system|software|rush|shows?|(?:[\\w-]+ )?(?:internet|signal|network|coverage|connection|connectivity|reception|service|wi-?fi))\\b)ABOUT$`,
  "forbidden ^(?:nothing (?:in|from|on|to|via|through|that(?: (?:needs?|requires?|uses?|has))?)|forget(?: about)?|skip|avoid|spare us|steer clear of|(?:keep|stay) (?:away|clear) (?:from|of)|(?:i|we)(?:'m|'re| am| are)? not (?:paying for|buying|having|doing|interested in|keen on|asking for|looking for|after|switching to|going (?:back )?(?:to|for))) ABOUT$",
  `forbidden (?:${NOT}|no need to) (?:suggest|propose|offer|want|need|build|make|use|send|sell|give|install|download|accept|approve|allow|buy|add|store|share|put|recommend)(?: us| me)? (?:to (?:build|make|use|have) )?ABOUT$`,
  "forbidden ^[^,]+? (?:will not|won't|would not|are not going to|refuses? to) (?:carry|use|wear|install|download|type (?:on|into)) ABOUT$",
  "forbidden ^(?:don't|do not|never) (?!know|forget|worry|hesitate|mind|get|let|have|think|see|find)\\w+ ABOUT$",
  `forbidden ^ABOUT (?:${MUST_NOT}|(?:is|are) not to|cannot|can't) (?:leave|go|depend|be (?:stored|shared|sent|sold|shown|used|hosted|kept|exported|published|disclosed|copied|collected|recorded|passed|given|in))(?![\\p{L}])`,
  "forbidden ^nothing (?<about>(?:decided|approved|sent|published|chosen|judged|graded|priced) (?:by|to|without|automatically) ?.*)$",
  "forbidden ^nothing (?<about>(?:about|of|from|in) .+ (?:should|may|must|shall) (?:ever )?be .+)$",
  "forbidden ^(?:nothing|nobody|no one|no [\\w-]+)(?: [\\w-]+){0,4} (?:should|may|must|shall) (?:ever )?(?!have|need|be late|wait)ABOUT$",
  `forbidden ${MUST_NOT} (?!be |exceed|take |cost |last |have )ABOUT$`,
  "forbidden ^ABOUT (?:(?:is|are|would be|will be) (?:not (?:allowed|permitted|wanted|needed|required|acceptable|welcome|an option)|(?:strictly )?(?:forbidden|prohibited|banned|refused|rejected)|off limits|off the table|ruled out|out of the question|(?:a )?(?:non-starter|no-go)s?|the last thing)|(?:isn't|aren't) (?:allowed|needed|wanted|an option))(?![\\p{L}])",
  "forbidden without (?<about>(?:an? |any )?(?:[\\w-]+ )?(?:apps?|accounts?|passwords?|attachments?|cloud|subscriptions?|chatbots?|bots?|cameras?|ai)\\b.*)$",
].map((row) => {
  const [kind = "", ...words] = row.split(" ");
  const source = words.join(" ").replace(/^\^/, LEAD).replace("ABOUT", "(?<about>.+?)");
  return { kind: kind as Ban["kind"], isRussian: /[а-я]/.test(row), pattern: new RegExp(source, "du") };
});

const NO_BAN =
  /^(?:и |а |но |and |but )?(?:.*(?:увольня|увольн|сокраща|laying (?:anyone |anybody |people )?off|redundan)|(?:повторять (?:это\p{L}*|такое)|больше|более|дороже|денег|бюджета|времени|людей|рук|сил|понимания|смысла|никто|нигде|ничего|никогда|никак|раньше) |.*(?:longer|later|more) than (?:\d|an?|one|two|three) |.*(?:интернет|связ|вай-?фа)\p{L}* (?:нет|не будет)|не (?:знаем|видим|успеваем|понимаем|помним)|(?:nobody|no one)(?! (?:may|must|should|shall)(?!\p{L}))|there (?:is|are) no|budget|money|(?:the )?(?:total |contract )?(?:cost|price)|we (?:do not|don't|dont|can't|cannot) (?:know|see|find|have|keep|get))/u;
/** «Телемедицину пока не надо», "no app yet": out of scope, and not forbidden for good. */
const FOR_NOW =
  /(?<![\p{L}])(?:пока|не сейчас|в (?:этом|первую)|на первом этапе|сначала|(?:for|right) now|not now|yet|at (?:this|the first) stage|this (?:year|time)|at first)(?![\p{L}])/u;
const POINTER =
  /^(?:(?:ее|это так|его|их|это|этого|ту|тот|ней|ним|эту|этим|и|а|но|пока|(?:мы|нам|мне|я|люди|все|клиенты|категорически| )+|that|this|them|em|these|those|which|and|there|one|any|to|from|with|in)?$|(?:она|он|оно|они|it|they|he|she)(?: |$))/u;
/** Before and behind the words of what is denied: they say nothing of what it is. */
const LOOSE_LEAD =
  /^(?:(?:и|а|но|также|кстати|при этом|поэтому|нам|мне|просто|пожалуйста|её|ее|только|делать|предлагать|ставить|никак\p{L}{1,3}|and|but|also|please|so|our|the|an?|any|to|us|all|(?:proposals|offers|bids|quotes|solutions|systems) (?:including|with|using|involving|that (?:includes?|uses?|needs?|involves?)))\s)+/u;
const LOOSE_TAIL =
  /(?:\s(?:нам|мне|им|пожалуйста|вообще|совсем|точно|навсегда|делать|по-прежнему|тоже|пока|как есть|бы|больше|пусть|просим|их|ее|(?:там )?уже (?:есть|стоит|стоят)|в (?:этот |эту )?(?:проект|закупку|объём|объем)|please|pls|thanks|any more|anymore|at all|either|so|though|then|must|(?:are |is )?(?:here )?already|and|they|that|in particular|entirely|again|of any kind|whatsoever|also))+$/u;
/** "… rebuilt without touching X": what stands before belongs to a wish. */
const TAIL = /^[^\p{L}]?(?:without|без) |^not (?:replac|touch)/u;
const SUBJECT = /^.+?(?= (?:stays?|is|are|lives?|does|do|runs?|keeps?) )/u;
/** "No tracking when off shift": the clause that follows belongs to what is denied. */
const GOES_ON = /^(?:when|unless|if|until|while|which|who|котор\p{L}+|если|когда|пока)(?![\p{L}])/u;

/** Without the words around it that say nothing of what is denied; nothing for a pronoun. */
function bare(description: string, span: Span): Span | undefined {
  const own = trimmed(description, span);
  const text = own ? plain(description.slice(own.start, own.end)) : "";
  const lead = LOOSE_LEAD.exec(text)?.[0].length ?? 0;
  const tail = LOOSE_TAIL.exec(text)?.[0].length ?? 0;
  const isEmpty = POINTER.test(text.slice(lead, text.length - tail));
  return own && !isEmpty ? trimmed(description, { start: own.start + lead, end: own.end - tail }) : undefined;
}

function nameIn({ tokens }: Clause): Span | undefined {
  const last = tokens.findLastIndex(
    ({ kind, quoted, text }, at) =>
      kind === "word" && (quoted || /^\p{Lu}.*\p{Lu}/u.test(text) || (/^[A-Z]/.test(text) && at > 0)),
  );
  const end = tokens[last];
  const first = end?.quoted ? tokens.findLastIndex(({ quoted }, at) => at < last && !quoted) + 1 : last;
  return end && { start: tokens[first]?.start ?? end.start, end: end.end };
}

function deniedIn(description: string, clauses: readonly Clause[], clause: Clause): Found | undefined {
  const text = plain(clause.text);
  const locale = localeOf(text, "en");
  const found = patterns.find((one) => one.isRussian === (locale === "ru") && one.pattern.test(text));
  const match = found?.pattern.exec(text);
  if (!found || !match || NO_BAN.test(text)) return undefined;
  const kind = found.kind === "forbidden" && FOR_NOW.test(text) ? "outside" : found.kind;
  const next = clauses[clause.at + 1];
  // "Access (our payroll) stays": a bracket tells nothing of what stays.
  const first = clauses.findLastIndex(({ after }, at) => after === "(" && at <= clause.at);
  const earlier = clauses.slice(0, clause.after === ")" && first > 0 ? first : clause.at);
  const before = earlier.findLast((one) => !POINTER.test(plain(one.text)));
  const goesOn = next?.sentence === clause.sentence && next.after !== ";" && GOES_ON.test(plain(next.text));
  const polite = /^(?:please|пожалуйста),? /u.exec(text)?.[0].length ?? 0;
  const start = clause.start + (TAIL.test(match[0]) ? match.index : polite);
  const span = trimmed(description, { start, end: goesOn ? next.end : clause.end }) ?? clause;
  const around = [[0, match.index] as const, [match.index + match[0].length, text.length] as const];
  const told = match.indices?.groups?.about;
  const [own] = (told ? [told] : around).flatMap(([from, to]) => {
    return bare(description, { start: clause.start + from, end: clause.start + to }) ?? [];
  });
  const about = own ?? (before && nameIn(before));
  if (about) return { kind, span, about };
  // «Фото лиц – нет», "Sowing plans stay in her spreadsheet, leave that alone": the clause before tells what.
  const lead = before?.sentence === clause.sentence ? plain(before.text) : "";
  const verb = before?.tokens.find(({ text: word }, at) => at > 0 && isVerb(word));
  const named = verb && before ? lead.slice(0, verb.start - before.start).trim() : SUBJECT.exec(lead)?.[0];
  const subject = named ?? (trouble[locale].test(lead) ? "" : lead);
  if (!before || subject === "") return undefined;
  const whole = { start: before.start, end: span.end };
  return { kind, span: whole, about: { start: before.start, end: before.start + subject.length } };
}

/** «Чего не нужно: мобильное приложение, чат-бот», «Без установки приложений.»: each item is denied. */
function listedIn(description: string, sentence: Sentence, fallback: Locale): Found[] {
  const text = plain(sentence.text);
  const locale = localeOf(text, fallback);
  const isTold = sentence.tokens.some((token) => isVerb(token.text));
  const head = (banHeading[locale].exec(text) ?? (isTold ? null : /^без /.exec(text)))?.[0].length;
  if (head === undefined) return [];
  const bracket = sentence.tokens.find(({ text: mark }) => mark === "(") ?? { start: sentence.end };
  const from = sentence.start + head;
  const tokens = sentence.tokens.filter(({ start }) => start >= from && start < bracket.start);
  const kind = /^(?:не входит|вне|исключ|пока|не сейчас|not (?:in|this|now|yet)|out of|exclu)/u.test(text)
    ? "outside"
    : "forbidden";
  return itemsOf(tokens, locale)
    .flatMap((item) => trimmed(description, item) ?? [])
    .map((span) => ({ kind, span, about: span }));
}

/** What must not be, what stays as it is, and what is no part of the project, in the order of the description. */
export function bansOf(
  description: string,
  sentences: readonly Sentence[],
  clauses: readonly Clause[],
  fallback: Locale,
): Ban[] {
  const lists = sentences.map((sentence) => listedIn(description, sentence, fallback));
  const found = lists.flat();
  let last = 0;
  for (const clause of clauses) {
    const isListed = (lists[clause.sentence]?.length ?? 0) > 0 && clause.after !== "(";
    const denied = isListed ? undefined : deniedIn(description, clauses, clause);
    if (!denied) continue;
    const whole = denied.about.start < last ? found.at(-1) : undefined;
    // «1С остаётся, трогать её нельзя»: the second denial belongs to the first.
    if (whole) whole.span = { start: whole.span.start, end: Math.max(last, denied.span.end) };
    else found.push(denied);
    last = Math.max(last, denied.span.end);
  }
  return found
    .toSorted((one, other) => one.span.start - other.span.start)
    .map(({ span, about, kind }, at) => ({
      ...entryOf(description, `ban-${at + 1}`, span),
      kind,
      about: description.slice(about.start, Math.min(about.end, about.start + 200)),
    }));
}
