import "server-only";
import type { Ban } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/**
 * How something is denied, matched against a clause in lower case with «е» for «ё». The group `about` is what it is about; without it,
 * or where it is a pronoun, the clause before tells it. The first pattern that matches decides.
 */
export type BanPattern = { kind: Ban["kind"]; pattern: RegExp };

const ban = (kind: Ban["kind"], before: string, after = ""): BanPattern => ({
  kind,
  pattern: new RegExp(`${before}${after}`, "du"),
});

const CHANGE =
  "(?:замен(?:ять|ить|ы)|менять|трогать|переписывать|переделывать|убирать|выбрасывать|отказываться от|уходить (?:с|от|из)|переходить с)";
const REFUSAL =
  "не (?:будем|хотим|планируем|собираемся|готовы|можем|надо|нужно|предлаг\\p{L}*|стоит|имеет смысла|требуется|разреш\\p{L}*)|нельзя|запрещен[оаы]?";
const NEEDED =
  "(?:нуж(?:ен|на|но|ны)|надо|требу(?:ется|ются)|допуска(?:ется|ются)|разреша(?:ется|ются)|предусматрива(?:ется|ются)|рассматрива(?:ем|ется|ются)|предлага(?:ть|йте)|интересу(?:ет|ют)|подходит|подойдет|хотим|хочу|приемлем\\p{L}*|должн[оаы] (?:быть|выходить|попадать|уходить|покидать|зависеть|храниться|передаваться))";
const TOLD =
  "(?:выносить|передавать|отправлять|выгружать|хранить|использовать|применять|подключать|устанавливать|ставить|покупать|предлагать|делать|показывать|привязывать|звонить)";

const ru: BanPattern[] = [
  ban(
    "outside",
    "^(?<about>.+?) (?:не входит|не входят|вне рамок|вне проекта|за рамками|не является предметом|не относится к проекту|не касается проекта|отдельным (?:договором|проектом))",
  ),
  ban("stays", `^(?:и |а |но )?(?<about>.*?) ?(?<![\\p{L}])${CHANGE} (?:${REFUSAL})`),
  ban("stays", `(?:${REFUSAL}) ${CHANGE} (?<about>.+)$`),
  ban(
    "stays",
    "^(?:и |а |но )?(?<about>.+?) (?:не (?:трогаем|трогать|менять|заменять|меняем|меняется|меняются|заменяем|заменяется)|остав(?:ляем|им|ить)(?! за)|сохраня(?:ем|ется|ются)|остает(?:ся)|остан(?:ется|утся)|остаются)(?! (?:только|лишь|на бумаг|без|вопрос|незамеч|недовол|пуст))",
  ),
  ban(
    "forbidden",
    "^(?:и |а |но )?\\p{L}+[ыи] не (?:будут|станут) (?:ставить|скачивать|устанавливать|пользоваться)$",
  ),
  ban(
    "forbidden",
    "^(?:и |а |но )?(?<about>.+?) (?:ставить |скачивать |устанавливать |пользоваться )?(?:никто |клиенты |люди )?не (?:переходим|ставим|покупаем|устанавливаем|внедряем|рассматриваем|будут|будет|станут|станет)(?: ставить| скачивать| устанавливать| пользоваться)?$",
  ),
  ban("stays", "(?:оставляем|сохраняем|не трогаем|не меняем|не трогать|не менять|не заменять) (?<about>.+)$"),
  ban(
    "forbidden",
    "^(?:и |а |но )?(?:никаких|никакого|никакой|никакие|никакую|ни в коем случае) (?<about>.+)$",
  ),
  ban(
    "forbidden",
    `^(?:и |а |но )?(?<about>.+?) (?:нам |мне |им |вообще |совсем |пока |точно |тоже )*не ${NEEDED}(?![\\p{L}])`,
  ),
  ban(
    "forbidden",
    `(?<![\\p{L}])не (?:надо|нужно|нуж(?:ен|на|ны)|требуется|предлагать|предлагайте|советуйте|хотим|хочу) (?:нам |никак\\p{L}+ |делать |предлагать |ставить )*(?<about>.+)$`,
  ),
  ban("forbidden", `^(?:и |а |но )?(?<about>.+?) (?:не|нельзя) ${TOLD}(?![\\p{L}])`),
  ban("forbidden", `^(?:и |а |но )?(?<about>.+?) ${TOLD} нельзя`),
  ban("forbidden", "(?:запрещ(?:ен|ена|ено|ены|ается|аются)|под запретом|недопустим[аоы]?) (?<about>.+)$"),
  ban(
    "forbidden",
    "^(?:и |а |но )?(?<about>.+?) (?:запрещ(?:ен|ена|ено|ены|ается|аются)|под запретом|недопустим[аоы]?)(?![\\p{L}])",
  ),
  ban("forbidden", `(?:нельзя|не) ${TOLD} (?<about>.+)$`),
  ban(
    "forbidden",
    "^(?:и |а |но )?(?:только )?без (?<about>(?:облак|облач|мобильн|приложени|подписк|чат-бот|бумаг|зарубежн|иностранн|бот)\\p{L}*.*)$",
  ),
];

const en: BanPattern[] = [
  ban(
    "outside",
    "^(?:and |but )?(?<about>.+?) (?:is|are|remains?|stays?) (?:out of scope|outside (?:of )?(?:the )?(?:scope|project)|not in scope|not part of|excluded|beyond)",
  ),
  ban("outside", "(?:out of scope|not in scope|excluded)[ :]+(?<about>.+)$"),
  ban("stays", "without (?:touching|replacing|changing|breaking) (?<about>.+)$"),
  ban(
    "stays",
    `(?:do not|don't|dont|please don't|not) (?:to )?(?:suggest |propose |offer |want to |need to |talk about |try to )?(?:replacing|replace|swapping|swap|touching|touch|change|migrating from|moving off|changing|rewriting) (?<about>.+)$`,
  ),
  ban(
    "stays",
    `(?:won't|will not|cannot|can't|aren't|are not|not going to|don't want to|do not want to|no plans to|not planning to) (?:be )?(?:replac(?:e|ed|ing)|chang(?:e|ed|ing)|touch(?:ed|ing)?|swap(?:ped|ping)?|migrat(?:e|ing)|giv(?:e|ing) up) (?<about>.+)$`,
  ),
  ban(
    "stays",
    "^(?:and |but |because |so )?(?<about>.+?) (?:stays?|will stay|must stay|remains?|will remain|is staying|are staying|is here to stay|isn't going anywhere|is not going anywhere|are not going anywhere|aren't going anywhere|will not be replaced|won't be replaced|is not to be (?:replaced|changed|touched)|must not be (?:replaced|changed|touched)|keeps running)(?! (?:(?:in|within|inside) |in the dark|unanswered|empty|unpaid|open|until|late|up|overnight|unclear|a problem))",
  ),
  ban(
    "stays",
    "^(?:and |but )?(?:we|i)(?:'re| are| will|'ll)? (?:keep|keeping|stick with|sticking with|stay with|staying with|love) (?<about>[\\p{L}\\d .'-]+?)(?: as is| forever)?$",
  ),
  ban(
    "stays",
    "^(?:and |but |so |please )*keep (?:using )?(?<about>it|them|that|.+?(?= as (?:it is|is|they are)$))(?: as (?:it is|is|they are))?$",
  ),
  ban(
    "forbidden",
    "^(?:and |but |also |please )?(?:absolutely )?no (?!later|longer|more|one|idea|way|time|budget|record|trace|history|overview|visibility|control|internet|signal|network|coverage|connection|shows?|matter|problem|free|money|doubt|system|software|rush)(?<about>.+)$",
  ),
  ban("forbidden", "^(?:and |but )?nothing (?:in|from|on|to|via|through|that) (?:an? |the )?(?<about>.+)$"),
  ban(
    "forbidden",
    `(?:do not|don't|dont|please don't|no need to|never) (?:suggest|propose|offer|want|need|build|make|use|send|sell|give us|install|add|store|share|put|give me|recommend)(?: us| me)? (?:to (?:build|make|use|have) |an? |the |any )?(?<about>.+)$`,
  ),
  ban(
    "forbidden",
    "^(?:and |but |also )?(?<about>.+?) (?:must not|mustn't|may not|must never|shall not|should not|shouldn't|should never|cannot|can't) (?:leave|be stored|be shared|be sent|go|be used|be hosted|be kept|be exported|be in|touch|depend|need|require|run)(?![\\p{L}])",
  ),
  ban(
    "forbidden",
    "(?:won't|wont|will not|would not|wouldn't|refuse to) (?:install|download|use|accept|approve|allow|touch|buy|have) (?:an? |any |the )?(?<about>.+)$",
  ),
  ban(
    "forbidden",
    "^(?:and |but )?(?<about>.+?) (?:is|are|isn't|aren't) (?:not |strictly )?(?:forbidden|prohibited|banned|off limits|ruled out|not allowed|not permitted|not wanted|not needed|not required|not acceptable|allowed(?<=n't allowed)|needed(?<=n't needed|not needed)|out of the question)(?![\\p{L}])",
  ),
  ban("forbidden", "(?<=must not |nobody may |no one may )(?:touch|read|access|see) (?<about>.+)$"),
];

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
  ru: /^(?:(?:и|а|но|также|кстати|при этом|нам|мне|просто|пожалуйста|её|ее|только|делать|предлагать|никак\p{L}{1,3})\s)+|\s(?:нам|мне|пожалуйста|вообще|совсем|точно|навсегда|делать|по-прежнему|тоже|пока|как есть|бы|больше|в (?:этот )?(?:проект|объём|объем))$/giu,
  en: /^(?:(?:and|but|also|please|so|our|the|an?|any|to|us|all)\s)+|\s(?:please|pls|thanks|any more|anymore|at all|either|so|though|then|in particular|of any kind|whatsoever|also)$/giu,
};
