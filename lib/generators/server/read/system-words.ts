import "server-only";
import type { NamedSystem } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** Software and state systems that people also write in small letters, «1С» in any spelling, and things of one's own without a name. */
const known = [
  String.raw`1[сc](?:(?::\s?|-)\p{L}{2,}(?:\s\d(?:\.\d)?(?!\d)|\s\p{L}{2,4}(?= *[,.;)]))?|\s(?:бухгалтерия|упп|унф|erp|зуп|ка|ут)(?!\p{L}))?`,
  "quick ?books|xero|sage(?= \\d| accounting)|excel|google (?:sheets?|calendar|docs|forms?|drive|maps)|gsheets?|outlook|sharepoint|ms (?:access|project)|microsoft (?:access|teams|project)",
  "salesforce|hubspot|stripe|paypal|shopify|woocommerce|wordpress|whats ?app|telegram|viber|slack|instagram|facebook|youtube|tiktok|airtable|notion|trello|jira|zapier|mailchimp|calendly",
  "amazon|ebay|etsy|autocad|revit|netsuite|odoo|sap(?= [a-z]+\\d|[,.;])|scada|plc|dropbox|zoom|booking\\.com|airbnb",
  "эксел(?:ь|е|я|ем|ьк\\p{L}+)|гугл[- ](?:таблиц|форм|диск|календар|док)\\p{L}*|(?:вотсап|ватсап|телеграм|вайбер|инстаграм)\\p{L}*|вконтакте|авито|озон|вайлдберриз|битрикс(?:24)?\\p{L}{0,2}|bitrix ?24|амо ?crm|мой ?склад\\p{L}{0,2}|тильд[аеуы]|iiko|айко|р-кипер|диадок\\p{L}{0,2}|сбис|эвотор\\p{L}{0,2}",
  "егаис|еис(?! )|есиа|смэв(?: ?\\d)?|фгис(?! «)|егисз|егрн|гис (?:жкх|гмп|торги)|госуслуг\\p{L}*|честн\\p{L}+ знак\\p{L}*|меркури[йюяе]|глонасс|скуд|асу ?тп|лимс",
  'самописн\\p{L}+(?: (?:программ|систем|баз|учет|crm)\\p{L}*)?(?!\\p{L}| [«"])|наш\\p{L}{1,3} (?:сайт|баз\\p{L}|программ|crm|erp|архив)\\p{L}*(?! [«"])',
  "(?:a|an|our|one|the) (?:google sheet|spreadsheet|access database|(?:home-?grown|in-house|legacy) (?:system|database|program)|existing website)s?",
].join("|");
export const knownSystem = new RegExp(`(?<![\\p{L}\\d])(?:${known})(?![\\p{L}\\d])`, "giu");

/** A name in capitals where an English sentence speaks of software: behind a use or an exchange, before a kind of thing or "stays". */
const linking =
  "use|uses|using|replac(?:e|es|ing)|called|integrat\\w+ with|(?:connect|sync|link|talk|hook)\\w* (?:up |in)?(?:to|with)|(?:done|kept|stored|tracked|recorded|entered|booked|managed|come|comes|data|bookings?|orders?|payments?|go|goes|export\\w*|import\\w*|sensors?) (?:are )?(?:in|from|via|through|by|into|to)";
const kindOfThing =
  "stays?|remains?|system|software|database|locks?|sensors?|cameras?|meters?|terminals?|account|app";
export const namedInEnglish = [
  new RegExp(
    String.raw`\b(?:${linking}) (?:the |our |\p{Lu}\p{L}+ and )?(?<name>\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d]*)?)`,
    "gdu",
  ),
  new RegExp(
    String.raw`(?<name>\p{Lu}{3,}|(?<=\p{Ll} )\p{Lu}[\p{L}\d-]{2,}) (?:${kindOfThing})(?!\p{L})`,
    "gdu",
  ),
  /^(?<name>\p{Lu}(?!\p{L}+(?:ing|tion|ment) )[\p{L}\d-]{2,}) (?:stays?|remains?|goes away)(?!\p{L})/dgu,
];

/** How a clause stands to the system it names; the first that matches decides. The other's work and what is not to be touched is "forbidden". */
export const relations: Record<Locale, readonly (readonly [NamedSystem["relation"], RegExp])[]> = {
  ru: [
    ["forbidden", /(?<![\p{L}])(?:не подключа|не связыва|подключать не|это (?:делает|ведет|уже есть в))/u],
    [
      "replaced",
      /(?<![\p{L}])(?:замен(?!я\p{L}+ не)|вместо|взамен|(?:уйти|уходим|перейти|переходим) с|отказ(?:аться|ываемся) от)/u,
    ],
    [
      "stays",
      /(?<![\p{L}])(?:оста[ею]т|остан|оставля|остави|не меня|менять не|не трога|сохраня|уже (?:стоя|стои|установлен))/u,
    ],
    [
      "exchanged",
      /(?<![\p{L}])(?:обмен|интегр|стыков|переда[чв]|синхрон|выгру|загру|связ(?!и)|отправля|уход(?:ит|ят|ил)|через|данные|из )/u,
    ],
  ],
  en: [
    ["forbidden", /\b(?:(?:don't|do not|never|not be) connect|for that\b|(?:does|handles) that\b)/u],
    [
      "replaced",
      /\b(?:replac(?:e|ing)|migrate from|move (?:away )?(?:off|from)|get rid of|instead of|outgrown|switch(?:ing)? from|retire|phase out|(?:goes|going) away|can go|has to go)\b/u,
    ],
    [
      "stays",
      /\b(?:stays?|remains?|keeps? (?:using|it)|not going anywhere|system of record|is staying|(?:not|never) be (?:modified|changed|replaced|touched))\b/u,
    ],
    [
      "exchanged",
      /\b(?:integrat\w+|sync\w*|exchange|export\w*|import\w*|connect\w*|feeds?|from|through|via|talk to|hand-?over|pull\w*|push|sensors)\b/u,
    ],
  ],
};

/** A program that was only tried is not there any more. */
export const tried =
  /(?<![\p{L}])(?:про|о)бовал|(?<![\p{L}])тестировал|\b(?:tried|used to use|experimented with)\b/u;
/** The following clause speaks of the system named before: "…, that one can go". */
export const pointing =
  /^(?:и |а |но |and |but |so |please )*(?:она?|оно|они|ее|его|их|эту|этот|it|that one|they|this|(?:do not|don't) \p{L}+ anything to it)(?![\p{L}])/u;

/** Words in Latin letters of a Russian text, and capitals of an English one, that name no system. */
export const noSystem = new Set(
  (
    "sms qr gps pdf it ai ml api id usb pin ok www http https html rfid nfc vip hr pr kpi roi b2b b2c word email wi-fi wifi bluetooth mobile web android ios iphone ipad url xml json csv xls xlsx docx led lte gsm vpn ip tcp kwh mwh gmbh phd " +
    "i we our the a an monday tuesday wednesday thursday friday saturday sunday saturdays sundays january february march april may june july august september october november december " +
    "english french german spanish russian chinese european american british ceo cto cfo gdpr hipaa iso vat eu usa uk us usd eur am pm real " +
    "data control access security software support scope payroll inventory stock everything the this that these each every all some most both also"
  ).split(" "),
);
