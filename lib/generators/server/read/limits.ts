import "server-only";
import type { Limits } from "@/lib/generators/fact-sheet";
import { amountsOf, type Amount } from "@/lib/generators/server/read/amounts";
import {
  countryOfCurrency,
  countryOfPlace,
  currencyOfCountry,
  moneyIn,
} from "@/lib/generators/server/read/countries";
import { deadlineOf } from "@/lib/generators/server/read/deadline";
import type { Clause, Sentence } from "@/lib/generators/server/read/sentences";
import { entryOf, trimmed, type Span } from "@/lib/generators/server/read/spans";
import type { Token } from "@/lib/generators/server/read/tokens";

type Text = { description: string; sentences: readonly Sentence[]; clauses: readonly Clause[] };

const entry = (id: string, description: string, place: Span) =>
  entryOf(description, id, trimmed(description, place) ?? place, 200);

/** The money of a project: for sure, or when the sum is large. */
const surely =
  /(?<!\p{L})(?:бюджет|нмцк|начальн\S+ (?:максимальн\S+ )?цен|смет[аы]|стоимость (?:работ|проекта|контракта|договора)|ориентир|денег|готовы (?:дать|потратить|заплатить|вложить|выделить)|уложиться|выдел(?:ен[оы]|или|яем)|залож(?:ен[оы]|или)|на (?:пилот|проект|внедрение)|от силы|(?:больше|более|дороже|свыше) .{1,40} не (?:дад|потрат|заплат|выдел|мож)\S+|budget|ceiling|(?:can|could|can['’]?t|cannot|may|will|won['’]?t) (?:only |maybe |probably )?(?:spend|pay|afford|invest|stretch)|(?<!had )to (?:spend|invest)|funding|grant|allocated|set aside|not (?:to )?exceed|spend (?:up to|at most|no more))/iu;
const maybe =
  /(?<!\p{L})(?:не (?:больше|более|дороже)|в пределах|максимум|(?:no|not) more than|cap(?:ped)? (?:of|at)|at most)/iu;
const otherMoney =
  /(?<!\p{L})(?:годовой (?:бюджет|оборот)|annual (?:budget|turnover)|оборот|выручк|turnover|revenue|штраф|fined?(?!\p{L})|penalt)/iu;
const LEAST = 10_000;

const isMoney = ({ currency, isSum, value, isShare, time }: Amount) =>
  !isShare && time === undefined && (currency !== undefined || isSum === true || value >= 1000);

/** What the visitor can spend: «бюджет до 900 т.р.», "Award ceiling $780,000"; its word may stand before a comma: "Budget, I'd say £45,000". */
function budgetOf({ description, clauses }: Text): Limits["budget"] {
  for (const [at, { text, tokens, start, end, sentence }] of clauses.entries()) {
    const previous = clauses[at - 1];
    const isNear = previous?.sentence === sentence && !/\d/.test(previous.text);
    const isSure = surely.test(text) || (isNear && surely.test(previous.text));
    const said = surely.exec(text) ?? maybe.exec(text);
    if ((!isSure && said === null) || otherMoney.test(text)) continue;
    const amount = amountsOf(tokens).find(isMoney);
    const isLarge = amount?.currency !== undefined && amount.value >= LEAST;
    if (amount === undefined || (!isSure && !isLarge)) continue;
    const own = { start: tokens[amount.from]?.start ?? start, end: tokens[amount.to - 1]?.end ?? end };
    const from = start + (said?.index ?? own.start - start);
    const isTwice = /столько же|same again|again next/i.test(text);
    const last = isTwice ? end : Math.max(own.end, from + (said?.[0].length ?? 0));
    const wide = { start: Math.min(from, own.start), end: last };
    const most = (amount.max ?? amount.value) * (isTwice ? 2 : 1);
    const { currency } = amount;
    const place = wide.end - wide.start > 80 ? own : wide;
    return { ...entry("budget", description, place), amount: most, ...(currency && { currency }) };
  }
  return undefined;
}

/** Where it must run, from the strictest on: «Всё должно работать на своих серверах», "Voter data must not leave the County network". */
const hostings: readonly (readonly [NonNullable<Limits["hosting"]>["kind"], RegExp])[] = [
  [
    "offline",
    /(?:закрыт|изолирован)\S* (?:сет|контур)|без (?:выхода|доступа) (?:в|к|из сети) интернет|air-?gap|isolated network|(?:no|without) (?:internet|outside) (?:access|connection)|offline network|off the internet|not connected to the internet/iu,
  ],
  [
    "own",
    /(?:на|за пределы|только|внутри) (?:сво\S+|собственн\S+|наш\S+|локальн\S+) (?:сервер|сет|контур|оборудовани|площадк)|(?:сво[ийём]|собственн\S+) сервер|(?:никаких|без|не в) облак|облак\S+ (?:нельзя|не |запрещ)|on[- ]?prem|own (?:servers?|hardware|machines?|data cent)|our servers?|in-house servers?|(?:nothing|not|never|no)(?: \S+){0,3} (?:in |to )?(?:the )?cloud|(?:must not|can['’]?t|cannot|may not|never|not) leave (?:the|our)|stays? (?:inside|within|on) (?:the|our) (?:network|premises|building|servers?)/iu,
  ],
  [
    "country",
    /(?:серверы?|данные|хранение|размещени\S+|хостинг)[^.;]{0,40} (?:в россии|на территории|в рф|в казахстан\S*|в беларус\S*|в стране|за пределы (?:города|страны|области)|в (?:региональн|государственн|областн)\S+ цод)|(?:региональн|государственн)\S* цод|гособлак|(?:data|servers?|hosted|hosting|stored|stay)[^.;]{0,40} (?:in|within|inside) (?:the )?(?:eu|european union|country|uk|us|germany|france|canada|switzerland|australia|state|province)(?!\p{L})|data residency|sovereign/iu,
  ],
  [
    "cloud",
    /облако (?:подойд|устро|можно|ок)|можно (?:в|на) облак|в облаке (?:можно|хорошо|устро)|(?:ваш|у вас на) (?:хостинг|сервер)|cloud (?:is|would be) (?:fine|ok|good)|fine in the cloud|(?:hosted|run) (?:by you|for us)|saas|prefer (?:the )?cloud/iu,
  ],
];
function hostingOf({ description, clauses }: Text): Limits["hosting"] {
  for (const [kind, pattern] of hostings) {
    const { index: start = -1, 0: said = "" } = pattern.exec(description) ?? {};
    const told = clauses.filter((clause) => clause.end >= start && clause.start <= start + said.length);
    const [first, last] = [told[0], told.at(-1)];
    if (start >= 0 && first && last)
      return { ...entry("hosting", description, { start: first.start, end: last.end }), kind };
  }
  return undefined;
}

/** On what condition the work counts as done. */
const acceptances =
  /услови\S+ при[её]мки|критери\S+ (?:при[её]мки|успеха|готовности)|при[её]мк[а-я]+(?: (?:работ[ыа]?(?!\p{L})|систем|проект|результат|этап|–)|:)|прим(?:ем|аем) (?:работ[уы]|систем|проект|если|когда|только|по итог)|опытн\S+ эксплуатац|оплата (?:только )?(?:после|по результат|по факту)|успехом (?:считаем|будет)|acceptance(?: (?:test|criteri|is|when|if|after|means|requires|period)| ?:)|(?:we['’]?ll|we will|we) accept (?:it|the|only|when|if)|accepted (?:when|if|after|only)|sign(?:ed)?[- ]?off (?:when|if|after|once|by)|success (?:is|means|looks|will)|consider it (?:done|a success)|(?:pay|payment) (?:only )?(?:after|when|once|on) (?:results|it|the|delivery|acceptance)/iu;

const laws =
  /(?<![\p{L}\p{N}])(?:\d{2,3}[-‑ ]?ФЗ|ФЗ[-‑ №]{1,3}\d{2,3}|СанПиН(?: [\d.]+)?|ГОСТ(?: Р)?(?: (?:ИСО|ISO))? \d[\d.-]*|Постановлени\S+ (?:Правительства )?(?:РФ )?№ ?\d+|приказ\S* (?:\p{Lu}\p{L}+ )?№ ?\d+|GDPR|HIPAA|FERPA|CCPA|PIPEDA|PCI[- ]DSS|SOC ?2|SOX|COPPA|HACCP|ISO(?:\/IEC)? \d{4,5}|(?!(?:The|Under|Per|By|QR|ZIP|Source|Dress|Promo|Lot) )(?:\p{Lu}\p{Ll}+ ){1,4}(?:Act|Code|Directive|Regulations?|Ordinance)(?! of conduct)(?: \d{4})?)(?![\p{L}\p{N}])/gu;

/** Names of laws, standards and rules of purchase, each once. */
function lawsOf({ description }: Text): NonNullable<Limits["law"]> {
  const named = new Map<string, Span>();
  for (const { 0: text, index } of description.matchAll(laws))
    if (!named.has(text)) named.set(text, { start: index, end: index + text.length });
  return [...named.values()].slice(0, 10).map((place, at) => entry(`law-${at + 1}`, description, place));
}

const locating = /^(?:in|over|serving|near|around|across|from|outside|of|в|во|под|из|по|на|за|у)$/;
/** "U.S." is a country, "us" is not; "Ohio's" is Ohio. */
const placeName = (lower = "") =>
  lower.replace(/^u\.(s|k)(?:\.a)?$/, (_, letter) => (letter === "s" ? "usa" : "uk")).replace(/['’]s$/, "");

/** The country that most signs of the text point to: places, then money of one country; Russian without another country is Russia. */
function countryOf(tokens: readonly Token[], currencies: readonly string[]): string | undefined {
  const weights = new Map<string, number>();
  const add = (country: string | undefined, weight: number) =>
    country !== undefined && weights.set(country, (weights.get(country) ?? 0) + weight);
  let cyrillic = 0;
  for (const [at, { kind, lower, text, quoted }] of tokens.entries()) {
    if (kind !== "word") continue;
    cyrillic += /[а-яё]/.test(lower) ? 1 : -1;
    const isLocated = locating.test(tokens[at - 1]?.lower ?? "");
    // Names of places are written with a capital, or after a preposition by those who never use one.
    if (!quoted && (isLocated || /^\p{Lu}/u.test(text)))
      add(countryOfPlace(placeName(lower), placeName(tokens[at + 1]?.lower)), isLocated ? 2 : 1);
  }
  for (const currency of new Set(currencies)) add(countryOfCurrency(currency), 1.5);
  if (cyrillic > 0) add("RU", 0.5);
  return [...weights].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Everything that bounds the project. `currencies` are those of the figures, the most frequent first. */
export function limitsOf(text: Text, tokens: readonly Token[], currencies: readonly string[]): Limits {
  const { description, sentences, clauses } = text;
  const budget = budgetOf(text);
  const all = [...currencies, ...(budget?.currency ? [budget.currency] : [])];
  const country = countryOf(tokens, all);
  const named = all[0] ?? currencyOfCountry(country);
  const currency = named && moneyIn(named, country);
  const law = lawsOf(text);
  const deadline = deadlineOf(description, clauses);
  const hosting = hostingOf(text);
  const accepted = sentences.find((sentence) => acceptances.test(sentence.text));
  const own = budget?.currency === undefined ? currency : moneyIn(budget.currency, country);
  return {
    ...(deadline && { deadline }),
    ...(budget && { budget: { ...budget, ...(own && { currency: own }) } }),
    ...(hosting && { hosting }),
    ...(accepted && { acceptance: entry("acceptance", description, accepted) }),
    ...(currency && { currency }),
    ...(country && { country }),
    ...(law.length > 0 && { law }),
  };
}
