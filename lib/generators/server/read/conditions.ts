import "server-only";
import type { FactEntry, Figure, Limits, Wish } from "@/lib/generators/fact-sheet";
import { isVerb } from "@/lib/generators/server/language/ru-words";
import type { Clause, Sentence } from "@/lib/generators/server/read/sentences";
import { coverOf, entryOf, localeOf, plain, trimmed, type Span } from "@/lib/generators/server/read/spans";
import { wishWords } from "@/lib/generators/server/read/wish-words";

/** A description with its parts, as limits are read from it. */
export type Text = { description: string; sentences: readonly Sentence[]; clauses: readonly Clause[] };

/** An entry of a limit, without marks around it. */
export const entry = (id: string, description: string, place: Span): FactEntry & { span: Span } =>
  entryOf(description, id, trimmed(description, place) ?? place, 200);

const acceptances =
  /услови\S+ при[её]мки|критери\S+ (?:при[её]мки|успеха|готовности)|при[её]мк[а-я]+(?: (?:работ[ыа]?(?!\p{L})|систем|проект|результат|этап|–)|:)|прим(?:ем|аем) (?:работ[уы]|систем|проект|если|когда|только|по итог)|опытн\S+ эксплуатац|оплата (?:только )?(?:после|по результат|по факту)|успехом (?:считаем|будет)|acceptance(?: (?:test|criteri|is|when|if|after|means|requires|period)| ?:)|(?:we['’]?ll|we will|we) accept (?:it|the|only|when|if)|accepted (?:when|if|after|only)|sign(?:ed)?[- ]?off (?:when|if|after|once|by)|success (?:is|means|looks|will)|consider it (?:done|a success)|(?:pay|payment) (?:only )?(?:after|when|once|on) (?:results|it|the|delivery|acceptance)/iu;

/** What the visitor says of acceptance, up to the end of the sentence. */
export function acceptanceOf({ description, sentences, clauses }: Text): Limits["acceptance"] {
  const said = clauses.find(({ text }) => acceptances.test(text));
  const { end = 0 } = said ? (sentences[said.sentence] ?? said) : {};
  return said && entry("acceptance", description, { start: said.start, end });
}

const TARGET =
  /(?<!\p{L})(?:(?:can['’]?t|cannot|must not|mustn['’]t|may not) be (?:left|forgotten|excluded)|within (?:the|an?) (?:hour|day|week)|в течение (?:часа|суток|дня|недели))(?!\p{L})/iu;
/** Without such words: the first bound that the result has to keep and that is no wish by itself, "none goes past 14 days". */
export function targetOf(
  { description, clauses }: Text,
  figures: readonly Figure[],
  taken: readonly Span[],
): Limits["acceptance"] {
  const isBound = coverOf(
    figures.flatMap(({ kind, currency, span }) => (kind === "limit" && !currency && span) || []),
  );
  const isTaken = coverOf(taken);
  const found = clauses.find((one) => (isBound(one) || TARGET.test(one.text)) && !isTaken(one));
  const before = found?.after === "–" ? clauses[found.at - 1] : undefined;
  const { start } = before && !isTaken(before) ? before : (found ?? { start: 0 });
  const lead = /^(?:and|but|so|а|и|но|чтобы) /iu.exec(description.slice(start))?.[0].length ?? 0;
  return found && entry("acceptance", description, { start: start + lead, end: found.end });
}

const HOURS =
  /^(?:работа(?:ть|ет) |(?:it )?(?:must )?(?:work|run|be available) )?(?=(?:круглосуточно|24\/7|(?:a)?round[- ]the[- ]clock|24 hours a day)$)/iu;
/** «Мониторинг, круглосуточно»: when the system works is a limit and nothing that is to be built. */
export function withoutHours(wishes: readonly Wish[]): { wishes: Wish[]; hours?: FactEntry } {
  const found = wishes.find(({ text }) => HOURS.test(text));
  if (found === undefined || wishes.length === 1) return { wishes: [...wishes] };
  const { figures: _figures, later: _later, ...own } = found;
  const lead = HOURS.exec(own.text)?.[0].length ?? 0;
  const span = own.span && { ...own.span, start: own.span.start + lead };
  const hours = { ...own, id: "hours", text: own.text.slice(lead), span };
  return { wishes: wishes.filter(({ text }) => !HOURS.test(text)), hours };
}

const laws =
  /(?<![\p{L}\p{N}])(?:\d{2,3}[-‑ ]?ФЗ|ФЗ[-‑ №]{1,3}\d{2,3}|СанПиН(?: [\d.]+)?|ГОСТ(?: Р)?(?: (?:ИСО|ISO))? \d[\d.-]*|Постановлени\S+ (?:Правительства )?(?:РФ )?№ ?\d+|приказ\S* (?:\p{Lu}\p{L}+ )?№ ?\d+|GDPR|HIPAA|FERPA|CCPA|PIPEDA|PCI[- ]DSS|SOC ?2|SOX|COPPA|HACCP|ISO(?:\/IEC)? \d{4,5}|(?!(?:The|Under|Per|By|QR|ZIP|Source|Dress|Promo|Lot) )(?:\p{Lu}\p{Ll}+ ){1,4}(?:Act|Code|Directive|Regulations?|Ordinance)(?! of conduct)(?: \d{4})?)(?![\p{L}\p{N}])/gu;
/** What the law makes people do, before anything that is asked for: «По закону согласие берём на бумаге», "The statute requires …". */
const duty =
  /(?<!\p{L})(?:по (?:закон[уа]\S*|норматив\S+|регламенту|приказу|\d+-фз|(?:\p{L}+[ыи]м )?(?:нормам|правилам))|закон\S* (?:требует|обязывает)|(?<!исполнитель |подрядчик |поставщик )обязан[аы]?(?!\p{L})|положено(?!\p{L})|by law|legally|legal (?:requirement|duty|obligation)|(?:law|statute|regulat\w+|code|act) (?:requires?|obliges?|says?|demands?)|(?:we|they|i)(?: are|['’]re| am)(?: legally)? (?:obliged|required|bound) (?:to|by))/iu;
const isDuty = ({ text, tokens }: Clause) => {
  const [said, asked] = [text.search(duty), plain(text).search(wishWords().announced[localeOf(text, "en")])];
  const isTold = /[а-яё]/i.test(text) ? tokens.some(({ text: word }) => isVerb(word)) : / /.test(text);
  return said >= 0 && isTold && (asked < 0 || said <= asked);
};
/** Laws by their names, and what they make people do. */
export function lawsOf({ description, clauses }: Text): Limits["law"] {
  const places = new Map([...description.matchAll(laws)].map(({ 0: text, index }) => [text, index]));
  const duties = clauses.filter(isDuty);
  const isApart = coverOf(duties);
  const named = [...places].map(([text, start]) => ({ start, end: start + text.length }));
  const entries = [
    ...named.filter((span) => !isApart(span)).map((span, at) => entry(`law-${at + 1}`, description, span)),
    ...duties.map((span, at) => entry(`duty-${at + 1}`, description, span)),
  ];
  return entries.length > 0 ? entries.slice(0, 10) : undefined;
}
