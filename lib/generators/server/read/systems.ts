import "server-only";
import type { Ban, NamedSystem } from "@/lib/generators/fact-sheet";
import { nominative } from "@/lib/generators/server/language/ru";
import { tellsTrouble } from "@/lib/generators/server/read/pains";
import type { Clause } from "@/lib/generators/server/read/sentences";
import { coverOf, entryOf, localeOf, overlaps, plain, type Span } from "@/lib/generators/server/read/spans";
import { wishWords } from "@/lib/generators/server/read/wish-words";
import type { Locale } from "@/lib/i18n/locales";

/** Software and state systems that people also write in small letters, «1С» in any spelling, and things of one's own without a name. */
const known = [
  String.raw`1[сc](?:(?::\s?|-)\p{L}{2,}(?:\s\d(?:\.\d)?(?!\d)|\s\p{L}{2,4}(?= *[,.;)]))?|\s(?:бухгалтерия|упп|унф|erp|зуп|ка|ут)(?!\p{L}))?`,
  "quick ?books|xero|sage(?= \\d| accounting)|(?<=\\b(?:in|to|from|with|use|uses|using) )sage|excel|google (?:sheets?|calendar|docs|forms?|drive|maps)|gsheets?|outlook|sharepoint|ms (?:access|project)|microsoft (?:access|teams|project)",
  "salesforce|hubspot|stripe|paypal|shopify|woocommerce|wordpress|whats ?app|telegram|viber|slack|instagram|facebook|youtube|tiktok|airtable|notion|trello|jira|zapier|mailchimp|calendly",
  "amazon|ebay|etsy|zabbix|prometheus|grafana|autocad|revit|netsuite|odoo|sap(?= [a-z]+\\d|[,.;])|scada|plcs?|dropbox|zoom|booking\\.com|airbnb",
  "эксел(?:ь|е|я|ем|ьк\\p{L}+)|гугл[- ](?:таблиц|форм|диск|календар|док)\\p{L}*|(?:вотсап|ватсап|телеграм|вайбер|инстаграм)\\p{L}*|вконтакте|авито|озон|вайлдберриз|битрикс(?:24)?\\p{L}{0,2}|bitrix ?24|амо ?crm|мой ?склад\\p{L}{0,2}|тильд[аеуы]|iiko|айко|р-кипер|диадок\\p{L}{0,2}|сбис|эдо|эвотор\\p{L}{0,2}",
  "егаис|еис(?! )|есиа|смэв(?: ?\\d)?|фгис(?! «)|егисз|егрн|гис (?:жкх|гмп|торги)|госуслуг\\p{L}*|gosuslugi|честн\\p{L}+ знак\\p{L}*|меркури[йюяе]|глонасс|скуд|асу ?тп|лимс",
  'самописн\\p{L}+(?: (?:программ|систем|баз|учет|crm)\\p{L}*)?(?!\\p{L}| [«"])|наш\\p{L}{1,3} (?:сайт|баз\\p{L}|программ|crm|erp|архив)\\p{L}*(?! [«"])',
  "лаборатори\\p{L}+(?= (?:сама )?(?:присыла|отправля|переда))|(?:the|our) lab(?:oratory)?(?= (?:to )?sends?)",
  "(?:общ\\p{L}+ )?таблиц\\p{L}{1,3} (?:google|гугл)(?!\\p{L})",
  "портал\\p{L}*(?: [а-яё]+){0,2}(?= (?:принима|обрабатыва|получа|собира|обслужива)[ею]т)|(?:the|our) (?:\\p{L}+ )?portal(?= (?:receives?|takes|gets|handles|accepts|collects|serves)(?!\\p{L}))",
  "(?:a|an|our|one|the) (?:google sheet|spreadsheet|access database|(?:home-?grown|in-house|legacy) (?:system|database|program)|existing website)s?",
].join("|");
const knownSystem = new RegExp(`(?<![\\p{L}\\d])(?:${known})(?![\\p{L}\\d])`, "giu");

/** Names in CamelCase, with the word or number that goes on, in Latin letters inside Russian text, and in capitals where English speaks of software. */
const CAMEL =
  /(?<![\p{L}\d«“"-])(?:\p{Lu}+\d+\p{Lu}{2,}|\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\d]*|\p{Lu}{2,3}\p{Ll}+\p{Lu}\p{L}*)(?![\p{L}\d-])(?: (?:[A-Z][A-Za-z\d]*|\d{1,2})(?![\p{L}\d]))?/gu;
const named: Record<Locale, readonly RegExp[]> = {
  ru: [
    CAMEL,
    /(?<!\p{L})(?:[АЕГМИ]?ИС|ГАС|АСУ|АРМ|САПР) \p{Lu}[\p{L}-]+|(?<!\p{L})\p{Lu}\p{L}+-касс\p{L}*/gu,
    /(?<![\p{L}\d«“"-])[A-Z][A-Za-z\d]*(?:-[A-Za-z\d]+)*(?![\p{L}\d-])(?:(?: [A-Z][A-Za-z\d]*| \d{1,2})(?![\p{L}\d]))?/gu,
  ],
  en: [
    CAMEL,
    /(?<=\b(?:use|uses|using|replac(?:e|es|ing)|called|stays? with|integrat\w+ with|(?:connect|sync|link|talk|hook)\w* (?:up |in)?(?:to|with)|(?:to|[Mm]ust|[Ss]hould) work with|(?:done|kept|stored|tracked|recorded|entered|booked|managed|come|comes|data|bookings?|orders?|payments?|go|goes|export\w*|import\w*|sensors?) (?:are )?(?:in|from|via|through|by|into|to)) (?:the |our |\p{Lu}\p{L}+ and )?)\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d]*)?/gu,
    /(?<=\b(?:telematics|system|software|platform|terminals?|tills?|portal|app|sensors?|feed) (?:from|by) )\p{Lu}[\p{L}\d-]+/gu,
    /(?:\p{Lu}{3,}|(?<=\p{Ll} )\p{Lu}[\p{L}\d-]{2,})(?= (?:(?:and |which |that )?(?:stays?|remains?)|system|software|database|locks?|sensors?|cameras?|meters?|terminals?|account|app)(?!\p{L}))/gu,
    /(?<=^(?:(?:because|since|as|and|but) )?)\p{Lu}(?!\p{L}+(?:ing|tion|ment) )[\p{L}\d-]{2,}(?= (?:stays|remains|goes away|(?:already )?(?:does|handles|covers) (?:that|it))(?!\p{L}))/gu,
  ],
};

/** How clauses stand to the system they name; the first that matches decides. The other's work and what is not to be touched is "forbidden". */
const relations: Partial<Record<NamedSystem["relation"], RegExp>> = {
  forbidden:
    /(?<!\p{L})(?:не подключа|не связыва|подключать не|это (?:делает|ведет|уже есть в)|(?:(?:don't|do not|never|not be) connect|for that|(?:does|handles) that)(?!\p{L}))/u,
  replaced:
    /(?<!\p{L})(?:замен(?!я\p{L}+ не)|(?:вручную|руками|by hand|manually) (?:в|in) (?:an? )?excel|вместо|взамен|(?:уйти|уходим|перейти|переходим) с|отказ(?:аться|ываемся) от|(?:replac(?:e|ing)|migrate from|move (?:away )?(?:off|from)|get rid of|instead of|outgrown|switch(?:ing)? from|retire|phase out|(?:goes|going) away|can go|has to go)(?!\p{L}))/u,
  stays:
    /(?<!\p{L})(?:оста[ею]т|остан|оставля|остави|должен остаться|не меня|менять не|не трога|сохраня|уже (?:стоя|стои|установлен)|(?:stays?|remains?|keeps? (?:using|it)|not going anywhere|system of record|is staying|(?:not|never) be (?:modified|changed|replaced|touched))(?!\p{L}))/u,
  exchanged:
    /(?<!\p{L})(?:обмен|интегр|стыков|переда[чв]|синхрон|выгру|загру|связ(?!и)|отправля|отда[ею]|подтяг|тян|уход(?:ит|ят|ил)|через|данные|из |работа(?:ть|ет|ют) со? |integrat|sync|exchange|export|import|connect|pull|(?:feeds?|from|through|via|talk to|works? with|hand-?over|push|sends? us|gives? us|sensors)(?!\p{L}))/u,
};
const relationOf = (said: string) =>
  (Object.keys(relations) as NamedSystem["relation"][]).find((one) => relations[one]?.test(said));

/** What a complaint names as today's means is replaced: nobody who complains of a spreadsheet wants to keep it. */
const MESSENGER = /whats|ватсап|вотсап|telegram|телеграм|viber|вайбер/iu;
const MAKESHIFT = new RegExp(`excel|эксел|таблиц|sheet|access|${MESSENGER.source}`, "iu");
/** How things are done today, which the new system takes over. */
const TODAY =
  /(?<!\p{L})(?:вед[её]|леж[иа]|хран|запис|занос|забива|пиш|kee?p|store|typ(?:e|ing)|cop(?:y|ie)|recor|enter|track|come|приход)/iu;

/** The trouble stands in its clause, or in the next one where nothing is asked for: «заявки приходят в WhatsApp, технолог переписывает их». */
function isOfTrouble({ at, text, sentence }: Clause, clauses: readonly Clause[]): boolean {
  const next = clauses[at + 1];
  const goesOn =
    next?.sentence === sentence && plain(text).search(wishWords().announced[localeOf(text, "en")]) < 0;
  return tellsTrouble(plain(text)) || (goesOn && tellsTrouble(plain(next.text)));
}

/** A program that was only tried is not there any more. */
const TRIED =
  /(?<![\p{L}])(?:про|о)бовал|(?<![\p{L}])тестировал|\b(?:tried|used to use|experimented with)\b/u;
const POINTING =
  /(?<![\p{L}])(?:из|в|с|через|from|with|into|out of) (?:нее|него|них|ней|ним|it|them)(?![\p{L}])|^(?:и |а |но |and |but |so |please )*(?:она?|оно|они|ее|его|их|эту|этот|it|that one|they|this|(?:do not|don't) \p{L}+ anything to it)(?![\p{L}])/u;
/** Words in Latin letters of a Russian text, and capitals of an English one, that name no system. */
const NO_SYSTEM =
  /^(?:sms|qr|gps|pdf|it|ai|ml|api|id|usb|pin|ok|www|http|https|html|rfid|nfc|vip|hr|pr|kpi|roi|b2b|b2c|word|email|wi-fi|wifi|bluetooth|mobile|web|android|ios|iphone|ipad|url|xml|json|csv|xls|xlsx|docx|led|lte|gsm|vpn|ip|tcp|kwh|mwh|gmbh|phd|i|we|our|the|a|an|monday|tuesday|wednesday|thursday|friday|saturday|sunday|saturdays|sundays|january|february|march|april|may|june|july|august|september|october|november|december|english|french|german|spanish|russian|chinese|european|american|british|ceo|cto|cfo|gdpr|hipaa|iso|vat|eu|usa|uk|us|usd|eur|am|pm|real|data|control|access|security|software|support|scope|payroll|inventory|stock|everything|this|that|these|each|every|all|some|most|both|also)$/i;
/** Before a quoted name: whose name it is, when it is no system's. */
const OWNER =
  /(?<![\p{L}])(?:ооо|[опз]?ао|ип|г?бу\p{L}*|мбу|мбоу|жк|тц|кафе|сет[ьи]|стать\p{L}*|(?:учреждени|компани|фирм|завод|фабрик|магазин|ресторан|отел|гостиниц|фонд|театр|клуб|центр|школ|студи|хозяйств|агентств|предприяти|санатори|клиник|больниц|лагер|газет)\p{L}*|named|company|club|hotel)\s*$/u;
/** What somebody says, and no name: "I can't end my trip". */
const SAYING =
  /^(?:i|we|my|it|how|where|why|what|can|please|я|мы|как|где|почему|когда|не)(?![\p{L}])|n['’]t /iu;
const QUOTED = /(?<=[«“"])[\p{Lu}\d][^\s«»“”"]*(?: [^\s«»“”"]+){0,4}(?=[»”"])/gu;

function* placesIn(description: string, clauses: readonly Clause[], fallback: Locale): Generator<Span> {
  const spanOf = (text: string, start: number) => ({ start, end: start + text.length });
  for (const { 0: name, index } of description.matchAll(QUOTED)) {
    const isOwner = OWNER.test(plain(description.slice(Math.max(0, index - 31), index - 1)));
    const isDefined = /\((?:the|далее|hereinafter)[^)]*.$/iu.test(
      description.slice(Math.max(0, index - 31), index),
    );
    if (!isOwner && !isDefined && !SAYING.test(name)) yield spanOf(name, index);
  }
  for (const { 0: name, index } of description.matchAll(knownSystem)) yield spanOf(name, index);
  for (const { text, start } of clauses)
    for (const { 0: name, index } of named[localeOf(text, fallback)].flatMap((one) => [
      ...text.matchAll(one),
    ]))
      if (!NO_SYSTEM.test(name.split(" ")[0] ?? "")) yield spanOf(name, start + index);
}

/** Before a name in quotation marks that stands in another case: «в «Буровичке»», «самописная «Мидл»». */
const OBLIQUE =
  /(?:^|\s)(?:во?|на|из|со?|через|к|от|до|по|самописн\p{L}+|(?:систем|программ)\p{L}+)\s+[«"“]$/iu;

/** Without an article; a Russian name in an oblique case, «в «Буровичке»», «в телеграме», in the nominative. */
function nameOf(description: string, { start, end }: Span): string {
  const text = description
    .slice(start, end)
    .replace(/^(?:an?|our|the|one)\s+/i, "")
    .replace(/^p(?=ortal)/u, "P");
  const before = description.slice(Math.max(0, start - 40), start);
  const isOblique = OBLIQUE.test(before) && /^[а-яё]+(?:е|и|у|ю|ой|ей|ом|ем)(?!\p{L})/iu.test(text);
  if (/[«"“]$/.test(before) && !isOblique) return text;
  // «в телеграме», «гугл таблицу»: words that the dictionary does not have.
  const [messenger] = /^(?:вотсап|ватсап|телеграм|вайбер|инстаграм)(?=(?:а|у|е|ом)?$)/iu.exec(text) ?? [];
  if (/^эксел/iu.test(text)) return "Excel";
  if (/^госуслуг/iu.test(text)) return "Госуслуги";
  if (/^[А-ЯЁ]{2,}(?![а-яё])/u.test(text)) return text;
  return messenger ?? text.replace(/(?<=^гугл[- ]|^(?!гугл)).*$/isu, nominative);
}

/** Named systems in the order of the description, each once. */
export function systemsOf(
  description: string,
  clauses: readonly Clause[],
  bans: readonly Ban[],
  { organisation, wished }: { organisation: Span | undefined; wished: readonly Span[] },
  fallback: Locale,
): NamedSystem[] {
  const places: Span[] = [];
  for (const span of placesIn(description, clauses, fallback)) {
    const before = description.slice(Math.max(0, span.start - 40), span.start);
    // «19 самосвалов БелАЗ»: the make of what is counted.
    const isMake = /\d\s+\p{L}+(?:\s\p{L}+)?\s+$/u.test(before);
    const isInside = clauses.some((clause) => overlaps(clause, span));
    const isTaken = [organisation, ...places].some((other) => other && overlaps(other, span));
    if (!isMake && isInside && !isTaken) places.push(span);
  }
  places.sort((one, other) => one.start - other.start);
  const systems: NamedSystem[] = [];
  const isWished = coverOf(wished);
  for (const [at, span] of places.entries()) {
    const name = nameOf(description, span).slice(0, 200);
    const next = places[at + 1];
    const own = clauses.find((one) => overlaps(one, span));
    // Its clause, and those after it that point back to it when no other is named there.
    const isLast = own && !(next && overlaps(own, next));
    const after = isLast ? clauses.slice(own.at + 1, own.at + 5) : [];
    const back = after.filter((one) => one.sentence === own?.sentence && POINTING.test(plain(one.text)));
    const said = [own, ...back].map((one) => plain(one?.text ?? "")).join(" ");
    // Who has access to it forbids no system.
    const denying = bans.filter(({ about }) => !/^(?:доступ|access) /iu.test(about));
    const denial = denying.find((ban) => (ban.span && overlaps(ban.span, span)) || ban.about.includes(name));
    const told = relationOf(said);
    const denied = denial?.kind === "stays" && told !== "forbidden" ? "stays" : "forbidden";
    const isToday = told === undefined || MESSENGER.test(name) || TODAY.test(own?.text ?? "");
    const isMakeshift =
      told !== "stays" &&
      MAKESHIFT.test(name) &&
      ((own !== undefined && isOfTrouble(own, clauses)) || (isToday && !isWished(span)));
    const plainly = denial ? denied : isMakeshift ? "replaced" : (told ?? "used");
    // «1С остаётся, из неё нужны остатки»: what stays gives data too.
    const isGiving = plainly === "stays" && back.some(({ text }) => relations.exchanged?.test(plain(text)));
    const relation = isGiving ? "exchanged" : plainly;
    if (TRIED.test(said)) continue;
    const key = plain(name).slice(0, Math.max(4, name.length - 2));
    const same = systems.find((system) => plain(system.name).startsWith(key));
    if (same) same.relation = same.relation === "used" ? relation : same.relation;
    else systems.push({ ...entryOf(description, `system-${systems.length + 1}`, span), name, relation });
  }
  return systems;
}
