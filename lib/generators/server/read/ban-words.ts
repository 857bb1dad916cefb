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
  "(?:нуж(?:ен|на|но|ны)|надо|требу(?:ется|ются)|допуска(?:ется|ются)|разреша(?:ется|ются)|предусматрива(?:ется|ются)|рассматрива(?:ем|ется|ются)|предлага(?:ть|йте)|интересу(?:ет|ют)|подходит|подойдет|хотим|хочу|приемлем\\p{L}*|должн[оаы] (?:быть|выходить|попадать|уходить|покидать|зависеть|храниться|передаваться))";
const TOLD =
  "(?:выносить|передавать|отправлять|выгружать|хранить|использовать|применять|подключать|устанавливать|ставить|покупать|предлагать|делать|показывать|привязывать|звонить)";
const FORBIDDEN = "(?:запреща(?:ется|ются)|запрещен[оаы]?|под запретом|недопустим[аоы]?)";

const ru = patterns("ru", [
  "outside ^ABOUT (?:в \\p{L}+ )?(?:не входит|не входят|вне рамок|вне проекта|за рамками|не относится к проекту|отдельным (?:договором|проектом))",
  `stays ^ABOUT ${CHANGE} ${REFUSAL}`,
  `stays ${REFUSAL} ${CHANGE} ABOUT$`,
  `stays ^ABOUT ${KEPT}(?! (?:на бумаг|без|вопрос|незамеч|недовол|пуст))`,
  `stays ^${KEPT} ABOUT$`,
  "forbidden ^\\p{L}+[ыи] не (?:будут|станут) (?:ставить|скачивать|устанавливать|пользоваться)$",
  "forbidden ^ABOUT (?:ставить |скачивать |устанавливать )?(?:никто |клиенты |люди )?не (?:переходим|делаем|ставим|покупаем|устанавливаем|внедряем|рассматриваем|будут|будет|станут|станет)(?: ставить| скачивать| устанавливать| пользоваться)?$",
  "forbidden ^(?:никаких|никакого|никакой|никакие|никакую|ни в коем случае) ABOUT$",
  `forbidden ^ABOUT не ${NEEDED}(?![\\p{L}])`,
  `forbidden (?<![\\p{L}])не (?:${NEEDED}|советуйте) ABOUT$`,
  `forbidden ^ABOUT (?:не|нельзя) ${TOLD}(?![\\p{L}])`,
  `forbidden ^ABOUT ${TOLD} нельзя`,
  `forbidden ^ABOUT ${FORBIDDEN}(?![\\p{L}])`,
  `forbidden ${FORBIDDEN} ABOUT$`,
  `forbidden (?:нельзя|не) ${TOLD} ABOUT$`,
  "forbidden (?:^|[^\\p{L}])без (?<about>(?:облак|облач|мобильн|приложени|подписк|чат-бот|зарубежн|иностранн|бот|парол|вложени)\\p{L}*.*)$",
]);

const NOT =
  "(?:do not|don't|dont|please don't|never|not|won't|wont|will not|would not|wouldn't|cannot|can't|aren't|are not)";
const REPLACE =
  "(?:replac(?:e|ed|ing)|chang(?:e|ing)|touch(?:ing)?|swap(?:ping)?|migrat(?:e|ing)(?: from)?|mov(?:e|ing) off|rewrit(?:e|ing)|giv(?:e|ing) up)";
/** «no time», "no one": how it is today, not what must not be. */
const TODAY =
  "(?:later|longer|more|one|idea|way|time|budget|record|trace|history|overview|visibility|control|internet|signal|network|coverage|connection|shows?|matter|problem|free|money|doubt|system|software|rush)\\b";

const en = patterns("en", [
  "outside ^ABOUT (?:is|are|remains?|stays?) (?:out of scope|outside (?:of )?(?:the )?(?:scope|project)|not in scope|not part of|excluded|beyond)",
  "outside (?:out of scope|not in scope|excluded)[ :]+ABOUT$",
  "stays without (?:touching|replacing|changing|breaking) ABOUT$",
  `stays ${NOT} (?:going |planning |plan |want |need |try |have )?(?:to )?(?:be |suggest |propose |offer |talk about )?${REPLACE} ABOUT$`,
  "stays ^(?<about>[^,]+?) (?:(?:keeps [^,]+ and )?stays?|(?:will|must) (?:stay|remain)|remains?|(?:is|are) staying|is here to stay|(?:isn't|is not|are not|aren't) going anywhere|will not be replaced|won't be replaced|(?:is not to|must not) be (?:replaced|changed|touched)|keeps running)(?! (?:(?:in|within|inside) |unanswered|empty|unpaid|open|until|late|up|overnight|unclear|a problem))",
  "stays ^(?:we|i)(?:'re| are| will|'ll)? (?:keep|keeping|stick with|sticking with|stay with|staying with) (?<about>[\\p{L}\\d .'-]+?)(?: as is| forever)?$",
  "stays ^keep (?:using )?(?<about>it|them|that|.+?(?= as (?:it is|is|they are)$))(?: as (?:it is|is|they are))?$",
  `forbidden ^no (?!${TODAY})ABOUT$`,
  "forbidden ^nothing (?:in|from|on|to|via|through|that) ABOUT$",
  `forbidden (?:${NOT}|no need to) (?:suggest|propose|offer|want|need|build|make|use|send|sell|give|install|download|accept|approve|allow|buy|add|store|share|put|recommend)(?: us| me)? (?:to (?:build|make|use|have) )?ABOUT$`,
  "forbidden ^ABOUT (?:must not|mustn't|may not|must never|shall not|should not|shouldn't|should never|cannot|can't) (?:leave|be (?:stored|shared|sent|used|hosted|kept|exported|in)|go|touch|depend|need|require|run)(?![\\p{L}])",
  "forbidden ^ABOUT (?:(?:is|are) (?:not (?:allowed|permitted|wanted|needed|required|acceptable)|(?:strictly )?(?:forbidden|prohibited|banned)|off limits|ruled out|out of the question)|(?:isn't|aren't) (?:allowed|needed|wanted))(?![\\p{L}])",
  "forbidden (?<=must not |nobody may |no one may )(?:touch|read|access|see) ABOUT$",
  "forbidden without (?<about>(?:an? |any )?(?:[\\w-]+ )?(?:apps?|accounts?|passwords?|attachments?|cloud|subscriptions?|chatbots?|bots?|cameras?|ai)\\b.*)$",
]);

export const banPatterns: Record<Locale, readonly BanPattern[]> = { ru, en };

/** A denial with these is told of today and forbids nothing. */
export const noBan: Record<Locale, RegExp> = {
  ru: /^(?:и |а |но )?(?:(?:денег|бюджета|времени|людей|рук|сил|понимания|смысла|никто|нигде|ничего|никогда|никак|раньше) |не (?:знаем|видим|успеваем|понимаем|помним))/u,
  en: /^(?:and |but )?(?:nobody|no one|there (?:is|are) no|budget|money|we (?:do not|don't|dont|can't|cannot) (?:know|see|find|have|keep|get))/u,
};

/** What only points back to the clause before. */
export const pointer: Record<Locale, RegExp> = {
  ru: /^(?:ее|его|их|это|этого|она|он|оно|они|ту|тот|ней|ним|эту|этим|мы|и|а|но|пока)?$/u,
  en: /^(?:it|that|this|them|they|these|those|which|he|she|and|there|one|any)?$/u,
};

/** Around the words of `about` that say nothing of what it is. */
export const looseAbout: Record<Locale, RegExp> = {
  ru: /^(?:(?:и|а|но|также|кстати|при этом|нам|мне|просто|пожалуйста|её|ее|только|делать|предлагать|ставить|никак\p{L}{1,3})\s)+|\s(?:нам|мне|им|пожалуйста|вообще|совсем|точно|навсегда|делать|по-прежнему|тоже|пока|как есть|бы|больше|в (?:этот |закупку )?(?:проект|объём|объем)?)$/giu,
  en: /^(?:(?:and|but|also|please|so|our|the|an?|any|to|us|all)\s)+|\s(?:please|pls|thanks|any more|anymore|at all|either|so|though|then|must|in particular|of any kind|whatsoever|also)$/giu,
};
