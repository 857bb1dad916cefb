import "server-only";
import type { Limits } from "@/lib/generators/fact-sheet";
import { amountsOf } from "@/lib/generators/server/read/amounts";
import type { Clause } from "@/lib/generators/server/read/clauses";
import {
  countryOfCurrency,
  countryOfPlace,
  currencyOfCountry,
  moneyIn,
} from "@/lib/generators/server/read/countries";
import { deadlineOf } from "@/lib/generators/server/read/deadline";
import { entryOf, trimmed } from "@/lib/generators/server/read/spans";
import type { Sentence } from "@/lib/generators/server/read/sentences";
import type { Token } from "@/lib/generators/server/read/tokens";

type Text = { description: string; sentences: readonly Sentence[]; clauses: readonly Clause[] };
type Place = { start: number; end: number };

const entry = (id: string, description: string, place: Place) =>
  entryOf(description, id, trimmed(description, place) ?? place, 200);

const budgetWords =
  /(?<!\p{L})(?:бюджет|нмцк|начальн\S+ (?:максимальн\S+ )?цен|смет[аы]|готовы (?:дать|потратить|заплатить|вложить|выделить)|денег|уложиться|выделен[оы]|выделили|выделяем|заложен[оы]|заложили|(?:больше|более|дороже|свыше) .{1,40} не \S+|не (?:больше|более|дороже) |в пределах|максимум|budget|ceiling|(?:can|could|can['’]?t|cannot|may|will|won['’]?t|to) (?:only |maybe |probably )?(?:spend|pay|afford|invest|stretch)|funding|grant|allocated|set aside|not to exceed|spend (?:up to|at most|no more)|(?:no|not) more than|cap(?:ped)? (?:of|at)|at most)/iu;
const noMoney =
  /(?<!\p{L})(?:годовой (?:бюджет|оборот)|annual (?:budget|turnover)|оборот|выручк|turnover|revenue)/iu;
const surelyBudget =
  /бюджет|нмцк|начальн|смет|готовы|денег|уложи|выдел|залож| не д|не потрат|не заплат|budget|ceiling|spend|afford|funding|grant|allocat|aside|exceed|invest|stretch|won['’]?t pay|can pay/iu;

/** What the visitor can spend: «бюджет до 900 т.р.», "Award ceiling $780,000", «больше 6 млн не дадим». */
function budgetOf({ description, clauses }: Text): Limits["budget"] {
  for (const clause of clauses) {
    if (
      !clause.tokens.some(
        ({ kind, lower }) => kind === "number" || /^(?:полмил|milli|thousand|миллион|тысяч)/.test(lower),
      )
    )
      continue;
    const word = budgetWords.exec(clause.text);
    if (word === null || noMoney.test(clause.text)) continue;
    const amount = amountsOf(clause.tokens).find(
      ({ currency, value, isShare, time }) =>
        !isShare && time === undefined && (currency !== undefined || value >= 1000),
    );
    const isSure = surelyBudget.test(clause.text);
    if (
      amount === undefined ||
      (amount.currency === undefined && !isSure) ||
      (!isSure && amount.value < 10_000)
    )
      continue;
    const amountStart = clause.tokens[amount.from]?.start ?? clause.start;
    const amountEnd = clause.tokens[amount.to - 1]?.end ?? clause.end;
    const wordStart = clause.start + word.index;
    const wordEnd = wordStart + word[0].trimEnd().length;
    const start = Math.min(wordStart, amountStart);
    const isTwice = /столько же|same again|again next/i.test(clause.text);
    const end = isTwice ? clause.end : Math.max(amountEnd, Math.min(wordEnd, clause.end));
    const place = end - start > 80 ? { start: amountStart, end: amountEnd } : { start, end };
    const most = amount.max ?? amount.value;
    return {
      ...entry("budget", description, place),
      amount: isTwice ? most * 2 : most,
      ...(amount.currency && { currency: amount.currency }),
    };
  }
  return undefined;
}

const hostingWords =
  /^(?:серв|облак|гособлак|интернет|контур|сет[иьяе]|цод|площадк|оборудов|хостинг|размещ|хран|данны|cloud|server|on-?prem|prem|air|offline|internet|network|leave|host|saas|hardware|machine|data|stays?$|residenc|sovereign|isolated|outside)/;
type Hosting = NonNullable<Limits["hosting"]>["kind"];
const hostings: readonly (readonly [RegExp, Hosting])[] = [
  [
    /сет\S+ без (?:выхода|доступа) (?:в|к) интернет|(?:закрыт|изолирован)\S* (?:сет|контур)|без (?:выхода|доступа) (?:в|к) интернет|air-?gap|isolated network|(?:no|without) (?:internet|outside) (?:access|connection)|offline network|off the internet|not connected to the internet/iu,
    "offline",
  ],
  [
    /(?:на|за пределы|только|внутри) (?:своих|своём|своем|собственн\S+|наш\S+|локальн\S+) (?:сервер|сет|контур|оборудовани|площадк)|(?:сво[ийём]|собственн\S+) сервер|никаких облак|без облак|не в облак\S+|облак\S+ (?:нельзя|не |запрещ)|on[- ]?prem|own (?:servers?|hardware|machines?|data cent)|our servers?|in-house servers?|(?:nothing|not|never|no)(?: \S+){0,3} (?:in |to )?(?:the )?cloud|(?:must not|can['’]?t|cannot|may not|never|not) leave (?:the|our)|stays? (?:inside|within|on) (?:the|our) (?:network|premises|building|servers?)/iu,
    "own",
  ],
  [
    /(?:серверы?|данные|хранение|размещени\S+|хостинг)[^.;]{0,40} (?:в россии|на территории|в рф|в казахстан\S*|в беларус\S*|в стране|в (?:региональн|государственн|областн)\S+ цод)|(?:региональн|государственн)\S* цод|гособлак|госуслуг-облак|(?:data|servers?|hosted|hosting|stored|stay)[^.;]{0,40} (?:in|within|inside) (?:the )?(?:eu|european union|country|uk|us|germany|france|canada|switzerland|australia|state|province)(?!\p{L})|data residency|sovereign/iu,
    "country",
  ],
  [
    /облако (?:подойд|устро|можно|ок)|можно (?:в|на) облак|в облаке (?:можно|хорошо|устро)|(?:ваш|у вас на) (?:хостинг|сервер)|cloud (?:is|would be) (?:fine|ok|good)|fine in the cloud|(?:hosted|run) (?:by you|for us)|saas|prefer (?:the )?cloud/iu,
    "cloud",
  ],
];

/** Where it must run: «Всё должно работать на своих серверах», "Voter data must not leave the County network". */
function hostingOf({ description, clauses }: Text): Limits["hosting"] {
  // One cheap look at the words spares five patterns for most clauses.
  const candidates = clauses.filter(({ tokens }) => tokens.some(({ lower }) => hostingWords.test(lower)));
  for (const [pattern, kind] of hostings) {
    const clause = candidates.find(({ text }) => pattern.test(text));
    if (clause !== undefined) return { ...entry("hosting", description, clause), kind };
  }
  return undefined;
}

const acceptances =
  /услови\S+ при[её]мки|критери\S+ (?:при[её]мки|успеха|готовности)|при[её]мк[а-я]+(?: (?:работ|систем|проект|результат|этап|–)|:)|прим(?:ем|ем работу|аем) (?:работ|систем|проект|если|когда|только|по итог)|опытн\S+ эксплуатац|оплата (?:только )?(?:после|по результат|по факту)|успехом (?:считаем|будет)|acceptance(?: (?:test|criteri|is|when|if|after|means|requires|period)| ?:)|(?:we['’]?ll|we will|we) accept (?:it|the|only|when|if)|accepted (?:when|if|after|only)|sign(?:ed)?[- ]?off (?:when|if|after|once|by)|success (?:is|means|looks|will)|consider it (?:done|a success)|(?:pay|payment) (?:only )?(?:after|when|once|on) (?:results|it|the|delivery|acceptance)/iu;

const acceptanceWords = /^(?:при[её]мк|прим|критери|опытн|оплат|успех|accept|sign|success|consider|pay)/;

/** On what condition the work counts as done, when the visitor says one. */
function acceptanceOf({ description, sentences }: Text): Limits["acceptance"] {
  const sentence = sentences.find(
    ({ text, tokens }) => tokens.some(({ lower }) => acceptanceWords.test(lower)) && acceptances.test(text),
  );
  return sentence && entry("acceptance", description, sentence);
}

const laws =
  /(?<![\p{L}\p{N}])(?:\d{2,3}[-‑ ]?ФЗ|ФЗ[-‑ №]{1,3}\d{2,3}|СанПиН(?: [\d.]+)?|ГОСТ(?: Р)?(?: (?:ИСО|ISO))? \d[\d.-]*|Постановлени\S+ (?:Правительства )?(?:РФ )?№ ?\d+|приказ\S* (?:\p{Lu}\p{L}+ )?№ ?\d+|GDPR|HIPAA|FERPA|CCPA|PIPEDA|PCI[- ]DSS|SOC ?2|SOX|COPPA|HACCP|ISO(?:\/IEC)? \d{4,5}|(?:\p{Lu}\p{Ll}+ ){1,4}(?:Act|Code|Directive|Regulations?|Ordinance)(?! of conduct)(?: \d{4})?)(?![\p{L}\p{N}])/gu;

const lawSigns =
  /ФЗ|СанПиН|ГОСТ|№|GDPR|HIPAA|FERPA|CCPA|PIPEDA|PCI|SOC|SOX|COPPA|HACCP|ISO|Act|Code|Directive|Regulation|Ordinance/;

/** Names of laws, standards and rules of purchase, each once. */
function lawsOf({ description }: Text): NonNullable<Limits["law"]> {
  const named = new Map<string, Place>();
  if (!lawSigns.test(description)) return [];
  for (const match of description.matchAll(laws)) {
    const text = match[0].replace(/^(?:The|Under|Per|By) /, "");
    const start = match.index + match[0].length - text.length;
    if (!named.has(text) && !/^(?:QR|ZIP|Source|Dress|Promo|Lot) Code/.test(text))
      named.set(text, { start, end: start + text.length });
  }
  return [...named.values()].slice(0, 10).map((place, at) => entry(`law-${at + 1}`, description, place));
}

const locating = /^(?:in|over|serving|near|around|across|from|outside|of|в|во|под|из|по|на|за|у)$/;

/** "U.S." is a country, "us" is not; "Ohio's" is Ohio. */
const placeName = (lower: string) =>
  /^u\.s\.?(?:a\.?)?$/.test(lower) ? "usa" : /^u\.k\.?$/.test(lower) ? "uk" : lower.replace(/['’]s$/, "");

/** The country that most signs of the text point to: places, then money of one country; Russian without another country is Russia. */
function countryOf(tokens: readonly Token[], currencies: readonly string[]): string | undefined {
  const weights = new Map<string, number>();
  const add = (country: string | undefined, weight: number) =>
    country !== undefined && weights.set(country, (weights.get(country) ?? 0) + weight);
  let cyrillic = 0;
  let latin = 0;
  tokens.forEach(({ kind, lower: written, text, quoted }, at) => {
    if (kind !== "word") return;
    const lower = placeName(written);
    if (/[а-яё]/.test(lower)) cyrillic += 1;
    else latin += 1;
    if (quoted) return;
    const next = placeName(tokens[at + 1]?.lower ?? "");
    const isLocated = locating.test(tokens[at - 1]?.lower ?? "");
    // Names of places are written with a capital, or after a preposition by those who never use one.
    const isName = /^\p{Lu}/u.test(text) || isLocated;
    if (isName) add(countryOfPlace(lower, next), isLocated ? 2 : 1);
  });
  for (const currency of new Set(currencies)) add(countryOfCurrency(currency), 1.5);
  if (cyrillic > latin) add("RU", 0.5);
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Everything that bounds the project. `currencies` are those of the figures, the most frequent first. */
export function limitsOf(text: Text, tokens: readonly Token[], currencies: readonly string[]): Limits {
  const budget = budgetOf(text);
  const all = budget?.currency === undefined ? currencies : [...currencies, budget.currency];
  const country = countryOf(tokens, all);
  const named = all[0] ?? currencyOfCountry(country);
  const currency = named && moneyIn(named, country);
  const law = lawsOf(text);
  const deadline = deadlineOf(text);
  const hosting = hostingOf(text);
  const acceptance = acceptanceOf(text);
  const owned = budget && {
    ...budget,
    ...(currency && {
      currency: budget.currency === undefined ? currency : moneyIn(budget.currency, country),
    }),
  };
  return {
    ...(deadline && { deadline }),
    ...(owned && { budget: owned }),
    ...(hosting && { hosting }),
    ...(acceptance && { acceptance }),
    ...(currency && { currency }),
    ...(country && { country }),
    ...(law.length > 0 && { law }),
  };
}
