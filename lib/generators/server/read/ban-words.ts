import "server-only";
import type { Ban } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/**
 * How something is denied, matched against a clause in lower case with «е» for «ё». `ABOUT` stands for what it is about; where it is absent
 * or a pronoun, the clause before tells it. The first pattern that matches decides.
 */
export type BanPattern = { kind: Ban["kind"]; pattern: RegExp };

const LEAD: Record<Locale, string> = {
  ru: "^(?:(?:и|а|но|только|также) )*",
  en: "^(?:(?:and|but|also|because|so|please|absolutely) )*",
};

/** A row holds the kind and, after a space, the pattern. */
const patterns = (locale: Locale, rows: readonly string[]): BanPattern[] =>
  rows.map((row) => {
    const at = row.indexOf(" ");
    const led = row.slice(at + 1).replace(/^\^/, LEAD[locale]);
    const source = led.replace("ABOUT$", "(?<about>.+)$").replace("ABOUT", "(?<about>.+?)");
    return { kind: row.slice(0, at) as Ban["kind"], pattern: new RegExp(source, "du") };
  });

const CHANGE =
  "(?:замен(?:ять|ить|ы)|менять|трогать|перестраивать|переписывать|переделывать|убирать|выбрасывать|отказываться от|уходить (?:с|от|из)|переходить с)";
const REFUSAL =
  "(?:не (?:будем|хотим|планируем|собираемся|готовы|можем|надо|нужно|предлаг\\p{L}*|стоит|имеет смысла|требуется|разреш\\p{L}*)|нельзя|запрещен[оаы]?)";
const KEPT =
  "(?:не (?:трогаем|меняем|заменяем|перестраиваем|переделываем|трогать|менять|заменять|меняется|меняются|заменяется)|остав(?:ляем|им|ить)(?! за)|сохраня(?:ем|ется|ются)|остается|остан(?:ется|утся)|остаются)";
const NEEDED =
  "(?:нуж(?:ен|на|но|ны)|надо|требу(?:ется|ются)|допуска(?:ется|ются)|разреша(?:ется|ются)|предусматрива(?:ется|ются)|рассматрива(?:ем|ется|ются)|предлага(?:ть|йте)|интересу(?:ет|ют)|под(?:ходит|ойдет)|пойдет|годится|вариант|приемлем\\p{L}*|должн[оаы] (?:быть|выходить|попадать|уходить|покидать|зависеть|храниться|передаваться))";
/** What the visitor has decided not to do, and what is given to nobody. */
const DECIDED =
  "(?:будем|станем|планируем|планируется|собираемся|намерены|хотим|хочу|дадим|переходим|делаем|ставим|покупаем|устанавливаем|внедряем|показываем|отдаем|раскрываем|передаем|выкладываем|публикуем)";
const DOING = "(?:\\p{L}+(?:ть|ти|чь)(?:ся)? (?:(?:у|к|в|на|с) \\p{L}+ )?)";
const NOBODY = "(?:никто |никому |никуда |клиенты |люди |мы |больше |точно )*";
const TOLD =
  "(?:выносить|передавать|отправлять|выгружать|хранить|использовать|применять|подключать|устанавливать|ставить|покупать|предлагать|делать|показывать|привязывать|звонить)";
const FORBIDDEN =
  "(?:запреща(?:ется|ются)|запрещен[оаы]?|под запретом|недопустим[аоы]?|исключ(?:ен[аоы]?|ается|аются)|отпада(?:ет|ют)|ни к чему)";

const ru = patterns("ru", [
  "outside ^ABOUT (?:в \\p{L}+ )?(?:не входит|не входят|вне рамок|вне проекта|за рамками|не относится к проекту|отдельным (?:договором|проектом))",
  `stays ^ABOUT ${CHANGE} ${REFUSAL}`,
  `stays ${REFUSAL} ${CHANGE} ABOUT$`,
  `stays ^ABOUT ${KEPT}(?! (?:на бумаг|без|вопрос|незамеч|недовол|пуст))`,
  `stays ^${KEPT} ABOUT$`,
  "forbidden ^(?:нет|не вариант|нельзя|исключено|не надо|не нужно|мимо)$",
  "forbidden ^\\p{L}+[ыи] не (?:будут|станут) (?:ставить|скачивать|устанавливать|пользоваться)$",
  "forbidden ^(?:никаких|никакого|никакой|никакие|никакую|ни в коем случае) ABOUT$",
  `forbidden ^ABOUT (?:${DOING})?${NOBODY}не (?:${DECIDED}|(?:будут|будет|станут|станет|хочет)(?= (?:ставить|скачивать|пользоваться)|$))(?: \\p{L}+(?:ть|ти))?$`,
  `forbidden ^${NOBODY}не ${DECIDED} ${DOING}ABOUT$`,
  `forbidden ^ABOUT не ${NEEDED}(?![\\p{L}])`,
  `forbidden (?<![\\p{L}])не (?:${NEEDED}|советуйте) ABOUT$`,
  `forbidden ^ABOUT (?:не|нельзя) ${TOLD}(?![\\p{L}])`,
  `forbidden ^ABOUT ${TOLD} нельзя`,
  `forbidden ^ABOUT ${FORBIDDEN}(?![\\p{L}])`,
  `forbidden ${FORBIDDEN} ABOUT$`,
  `forbidden (?:нельзя|не) ${TOLD} ABOUT$`,
  "forbidden ^(?:мы |я |люди |все |категорически )*(?:против|забудьте (?:про|об?)|обойдемся без|обойтись без) ABOUT$",
  "forbidden ^(?:об?|про) ABOUT (?:даже |и |лучше )*не (?:говорите|заикайтесь|предлагайте|вспоминайте|может быть речи)",
  "forbidden ^от ABOUT (?:мы |сразу |уже |давно )*(?:отказались|отказываемся|откажемся)",
  "forbidden (?:^|[^\\p{L}])без (?<about>(?:облак|облач|мобильн|приложени|подписк|чат-бот|зарубежн|иностранн|бот|парол|вложени)\\p{L}*.*)$",
]);

const NOT =
  "(?:do not|don't|dont|please don't|never|not|won't|wont|will not|would not|wouldn't|cannot|can't|aren't|are not)";
const REPLACE =
  "(?:replac(?:e|ed|ing)|chang(?:e|ing)|touch(?:ing)?|swap(?:ping)?|migrat(?:e|ing)(?: from)?|mov(?:e|ing) off|rewrit(?:e|ing)|giv(?:e|ing) up)";
/** «no time», "no one", "no cell service": how it is today, not what must not be. */
const TODAY =
  "(?:later|longer|more|one|idea|way|time|budget|record|trace|history|overview|visibility|control|matter|problem|free|money|doubt|system|software|rush|shows?|(?:[\\w-]+ )?(?:internet|signal|network|coverage|connection|connectivity|reception|service|wi-?fi))\\b";
const MUST_NOT = "(?:(?:must|may|shall|should) (?:not|never)|mustn't|shouldn't)";

const en = patterns("en", [
  "outside ^ABOUT (?:is|are|remains?|stays?) (?:out of scope|outside (?:of )?(?:the )?(?:scope|project)|not in scope|not part of|excluded|beyond)",
  "outside (?:out of scope|not in scope|excluded)[ :]+ABOUT$",
  "stays without (?:touching|replacing|changing|breaking) ABOUT$",
  `stays ${NOT} (?:going |planning |plan |want |need |try |have )?(?:to )?(?:be |suggest |propose |offer |talk about )?${REPLACE} ABOUT$`,
  `stays ^ABOUT (?:${MUST_NOT}|(?:is|are) not to|will not|won't) be (?:modified|altered|changed|replaced|touched|moved)`,
  "stays ^(?<about>[^,]+?) (?:(?:keeps [^,]+ and )?stays?|(?:will|must) (?:stay|remain)|remains?|(?:is|are) staying|is here to stay|(?:isn't|is not|are not|aren't) going anywhere|keeps running)(?! (?:(?:in|within|inside) |unanswered|empty|unpaid|open|until|late|up|on|overnight|unclear|a problem))",
  "stays ^(?:we|i)(?:'re| are| will|'ll)? (?:keep|keeping|stick with|sticking with|stay with|staying with) (?<about>[\\p{L}\\d .'-]+?)(?: as is| forever)?$",
  "stays ^keep (?:using )?(?<about>it|them|that|.+?(?= as (?:it is|is|they are)$))(?: as (?:it is|is|they are))?$",
  "stays ^(?:leave|let) ABOUT (?:alone|be|untouched|out of (?:it|this|the project)|as (?:it is|is|they are))(?: entirely| please)?$",
  "stays (?:don't|do not|never) (?:connect|link|integrate|hook)(?: (?!to )\\w+){0,2} (?:to|with|into) ABOUT$",
  "stays ^(?:hands off|ignore) ABOUT$",
  "forbidden ^no(?: way| thanks)?$",
  `forbidden ^no (?!${TODAY})ABOUT$`,
  "forbidden ^nothing (?:in|from|on|to|via|through|that) ABOUT$",
  `forbidden (?:${NOT}|no need to) (?:suggest|propose|offer|want|need|build|make|use|send|sell|give|install|download|accept|approve|allow|buy|add|store|share|put|recommend)(?: us| me)? (?:to (?:build|make|use|have) )?ABOUT$`,
  "forbidden ^(?:don't|do not|never) (?!know|forget|worry|hesitate|mind|get|let|have|think|see|find)\\w+ ABOUT$",
  "forbidden ^(?:forget(?: about)?|skip|avoid|spare us|steer clear of|(?:keep|stay) (?:away|clear) (?:from|of)) ABOUT$",
  "forbidden ^(?:i|we)(?:'m|'re| am| are)? not (?:paying for|buying|having|doing|interested in|keen on|asking for|looking for|after|switching to|going (?:back )?(?:to|for)) ABOUT$",
  `forbidden ^ABOUT (?:${MUST_NOT}|(?:is|are) not to|cannot|can't) (?:leave|go|depend|be (?:stored|shared|sent|sold|shown|used|hosted|kept|exported|published|disclosed|copied|collected|recorded|passed|given|in))(?![\\p{L}])`,
  `forbidden ${MUST_NOT} (?!be |exceed|take |cost |last |have )ABOUT$`,
  "forbidden ^ABOUT (?:(?:is|are|would be|will be) (?:not (?:allowed|permitted|wanted|needed|required|acceptable|welcome|an option)|(?:strictly )?(?:forbidden|prohibited|banned|refused|rejected)|off limits|off the table|ruled out|out of the question|(?:a )?(?:non-starter|no-go)s?|the last thing)|(?:isn't|aren't) (?:allowed|needed|wanted|an option))(?![\\p{L}])",
  "forbidden (?<=must not |nobody may |no one may )(?:touch|read|access|see) ABOUT$",
  "forbidden without (?<about>(?:an? |any )?(?:[\\w-]+ )?(?:apps?|accounts?|passwords?|attachments?|cloud|subscriptions?|chatbots?|bots?|cameras?|ai)\\b.*)$",
]);

export const banPatterns: Record<Locale, readonly BanPattern[]> = { ru, en };

/** A denial with these is told of today and forbids nothing. */
export const noBan: Record<Locale, RegExp> = {
  ru: /^(?:и |а |но )?(?:(?:повторять (?:это\p{L}*|такое)|больше|более|дороже|денег|бюджета|времени|людей|рук|сил|понимания|смысла|никто|нигде|ничего|никогда|никак|раньше) |не (?:знаем|видим|успеваем|понимаем|помним))/u,
  en: /^(?:and |but )?(?:nobody|no one|there (?:is|are) no|budget|money|(?:the )?(?:total |contract )?(?:cost|price)|we (?:do not|don't|dont|can't|cannot) (?:know|see|find|have|keep|get))/u,
};

/** What only points back to the clause before. */
export const pointer: Record<Locale, RegExp> = {
  ru: /^(?:ее|его|их|это|этого|она|он|оно|они|ту|тот|ней|ним|эту|этим|мы|и|а|но|пока)?$/u,
  en: /^(?:it|that|this|them|they|these|those|which|he|she|and|there|one|any)?$/u,
};

/** Around the words of `about` that say nothing of what it is. */
export const looseAbout: Record<Locale, RegExp> = {
  ru: /^(?:(?:и|а|но|также|кстати|при этом|нам|мне|просто|пожалуйста|её|ее|только|делать|предлагать|ставить|никак\p{L}{1,3})\s)+|\s(?:нам|мне|им|пожалуйста|вообще|совсем|точно|навсегда|делать|по-прежнему|тоже|пока|как есть|бы|больше|в (?:этот |закупку )?(?:проект|объём|объем)?)$/giu,
  en: /^(?:(?:and|but|also|please|so|our|the|an?|any|to|us|all|(?:proposals|offers|bids|quotes|solutions|systems) (?:including|with|using|involving|that (?:includes?|uses?|needs?|involves?)))\s)+|\s(?:please|pls|thanks|any more|anymore|at all|either|so|though|then|must|in particular|entirely|again|of any kind|whatsoever|also)$/giu,
};
