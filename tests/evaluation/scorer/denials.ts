import { matches } from "./patterns.ts";
import type { Brief, Dossier, Expect } from "./types.ts";
import { lines, norm, sentences, short, withoutQuotes } from "./text.ts";

/** Said about something that may be lacking, or in a question: no denial. */
const hedged = /(?:^|[^а-яa-z])(?:если|когда|пока не будет|в случае|if|when|unless|until)(?:[^а-яa-z]|$)|\?$/;

const end = "[а-яa-z]*";
const notNamed = `не (?:назва|указан|указал|задан|задал|привед|упомя|сообщен|сообщил|обозначен|определен|прочитан|найден|да[нл])${end}`;
/** «Цифр в описании нет по ним» speaks of one thing only. */
const notOn = "(?! (?:по|для|о|об|про) )";
/** «Неизвестно» and «отсутствует» speak of the description only where it is named. */
const absent = `(?:неизвест${end}|отсутств${end})`;
const source = "(?:описани[ия]|тексте?|запросе?|брифе?|вводных|задаче)";
const notGiven =
  "(?:(?:is|are|was|were|has been|have been) (?:not|never|un)[ -]?(?:named|given|stated|mentioned|specified|set|provided|known|found|read)|unknown|missing|unspecified|unstated|absent)";
const names =
  "(?:names?|gives?|states?|mentions?|contains?|has|provides?|sets?|specif(?:y|ies)|includes?|offers?)";
const told = "(?:description|brief|text|request|input|you)";

/** Words that may stand between the thing and its denial without making it another thing: «срок хранения не назван» is no denial of the deadline. */
const gap = (words: string) => `(?:[ ,():–]+(?:${words})){0,8}[ ,():–]+`;
const russianGap = gap(
  "в|описании|тексте|брифе|запросе|пока|вами|вы|явно|прямо|и|или|ни|проекта|работ|запуска|сдачи|внедрения|закупки|первого|выпуска|системы|численност[ьи]|сумм[аы]|сроки?|бюджет|объемы?|поток[аи]?|нагрузк[аи]|масштаб|чис[ел]+|числа|цифр[ыа]?|случаев|обращений|заявок|операций|месяц|за|год|сколько|у|нас|вас|организации|для|обмена|же|тоже|также|нигде|здесь|из|которых|складывается|эффект",
);
const englishGap = gap(
  "and|or|in|the|of|head|counts?|volumes?|figures?|numbers?|description|brief|for|project|launch|release|system|software|flows?|cases|a|per|month|date|budget|deadline|anywhere|so|far|explicitly|existing|other",
);

/** «X в описании не назван», «в описании нет X», «X: не указан», and the same in English. */
const lacking = (russianWords: string, englishWords: string): RegExp => {
  const russian = `(?<![а-я])(?:${russianWords})(?! (?:о|об|про|на) )`;
  const english = `(?<![a-z])(?:${englishWords})(?![a-z])(?! (?:for|on|about) (?!the (?:project|release|launch|first)))`;
  return new RegExp(
    [
      `(?:${russian})(?:${russianGap})${notNamed}${notOn}`,
      `(?:${russian})(?:${russianGap})${absent} в ${source}|в ${source} ${absent}[^.;|]{0,20}(?:${russian})`,
      `(?<![а-яa-z])${notNamed} (?:(?:ни|никаких|ваш[а-я]*|сам[а-я]*) ){0,2}(?:${russian})`,
      `в ${source} (?:нет|не было|нету) (?:(?:ни одного|ни одной|никаких|ваш[а-я]*|точных|самих) )?(?:${russian})`,
      `(?:${russian})(?:${russianGap})(?:нет|не было)(?![а-я])(?<=в ${source}[ ,]+(?:нет|не было))${notOn}`,
      `(?:${russian})[^;|]{0,30}(?:\\||:) ?(?:${notNamed}|нет данных|неизвестно)`,
      `(?:${english})(?:${englishGap})${notGiven}`,
      `${told} (?:${names} no|does not ${names}|do not ${names}|did not ${names})(?: [a-z-]+){0,2} (?:${english})`,
      `there (?:is|are|was|were) no(?: [a-z-]+){0,2} (?:${english})[^.;|]{0,25}in the ${told}`,
      `no (?:[a-z-]+ )?(?:${english})(?: (?:is|are|was|were|has been|have been))? (?:named|given|stated|mentioned|specified|set|provided)(?! (?:for|on|about) (?!the (?:project|release|launch|first)))`,
      `(?:${english})[^.;|]{0,20}[:|] ?(?:not named|not given|not stated|not specified|unknown|none given)`,
    ].join("|"),
    "u",
  );
};

type Category = { id: string; pattern: RegExp; also?: RegExp; isFalse: (expected: Expect) => boolean };

/** What a false denial says and when it is false. */
const categories: readonly Category[] = [
  {
    id: "figures",
    pattern: lacking(
      "(?<![а-я])чис(?:ел|ла|ло)(?![а-я])|цифр\\S*|масштаб\\S*|количествен\\S+|сведени[яй] из описания",
      "figures?|numbers?|quantit\\S+|scale",
    ),
    also: /(?:нет|без) (?:ни одного|ни единого) числа|чис\S+ с единицами:? 0|\b0 чисел|\b0 figures|without a single figure/u,
    isFalse: ({ facts }) => facts.some((fact) => !["deadline", "constraint"].includes(fact.kind)),
  },
  {
    id: "volume",
    pattern: lacking("объ?ем\\S*|поток\\S*|нагрузк\\S*|численност\\S*", "volumes?|flows?|load|head ?counts?"),
    isFalse: ({ facts }) => facts.some((fact) => fact.kind === "flow"),
  },
  {
    id: "losses",
    pattern: lacking("потер[ьи]\\S*|убыт\\S+|эффект\\S*", "loss(?:es)?|damage|effect|benefit"),
    isFalse: ({ facts }) => facts.some((fact) => fact.kind === "loss"),
  },
  {
    id: "budget",
    pattern: lacking(
      "бюджет\\S*|финансирован\\S*|нмцк|предельн\\S+ стоимост\\S*",
      "budgets?|funding|financing|price limit",
    ),
    isFalse: ({ facts }) => facts.some((fact) => fact.kind === "budget"),
  },
  {
    id: "deadline",
    pattern: lacking("срок\\S*|дат[аыу]|к какой дате", "deadlines?|dates?|due dates?|timing|time ?frames?"),
    isFalse: ({ facts }) => facts.some((fact) => fact.kind === "deadline"),
  },
  {
    id: "systems",
    pattern: lacking(
      "(?:смежн|соседн|действующ|внешн|существующ|ваш)\\S+ (?:систем|программ|решени)\\S*|программ[ыа]?|учетн\\S+ систем\\S*|систем[ыа]? для обмена",
      "(?:neighbouring|neighboring|adjacent|existing|other|external|current) (?:systems?|software|programs?)|software|systems?",
    ),
    isFalse: ({ systems }) => systems.length > 0,
  },
  {
    id: "trade",
    pattern: lacking(
      "отрасл\\S*|сфер\\S+ деятельности|род\\S* деятельности|деятельност\\S* организации|чем занимается",
      "industry|trade|line of business|sector",
    ),
    also: /не удалось (?:распознать|понять|определить)[^.]{0,40}(?:отрасл|участник)|(?:not recognised|not recognized)[^.]{0,20}(?:industry|trade|people)/u,
    isFalse: ({ organisation }) => organisation !== null,
  },
  {
    id: "limits",
    pattern:
      /(?:границ|ограничени|запрет)\S*[^.;|]{0,20}(?:вы )?не (?:задали|назвали|указали|поставили)|ограничени\S* (?:в описании )?нет|(?:вы )?не (?:задали|назвали) (?:границ|ограничени|запрет)|you (?:set|named|gave) no (?:limits|constraints|bans)|no (?:limits|constraints|bans) (?:are|were) (?:set|named|given)/u,
    isFalse: ({ bans }) => bans.length > 0,
  },
];

/** Sentences, and whole rows of tables: «Бюджет | не указан». */
const statements = (text: string): string[] => [
  ...sentences(text),
  ...lines(text)
    .filter((line) => line.kind === "row")
    .map((line) => line.text),
];

type Denial = { type: string; kind: string; text: string };

/** Statements that are false for this brief: the label's own, and denials of what the brief does say. */
export function denials(brief: Brief, documents: Dossier): Denial[] {
  const found: Denial[] = [];
  for (const [type, { text }] of Object.entries(documents)) {
    const seen = new Set<string>();
    for (const sentence of statements(text)) {
      const said = norm(sentence);
      const own = withoutQuotes(said);
      if (seen.has(said)) continue;
      seen.add(said);
      const isForbidden = brief.forbidden.some((wrong) => matches(wrong, said));
      const denied = hedged.test(own)
        ? undefined
        : categories.find(
            ({ pattern, also, isFalse }) => isFalse(brief.expect) && (pattern.test(own) || also?.test(own)),
          );
      const kind = isForbidden ? "forbidden" : denied?.id;
      if (kind !== undefined) found.push({ type, kind, text: short(sentence) });
    }
  }
  return found;
}
