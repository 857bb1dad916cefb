import "server-only";
import type { NamedSystem } from "@/lib/generators/fact-sheet";
import type { Locale } from "@/lib/i18n/locales";

/** Software and state systems that people also write in small letters; it only helps to recognise them. */
export const known: RegExp = new RegExp(
  "(?<![\\p{L}\\d])(?:" +
    "quick ?books|xero|sage(?= \\d| accounting)|excel|google (?:sheets?|calendar|docs|forms?|drive|maps)|gsheets?|outlook|sharepoint|ms (?:access|project)|microsoft (?:access|teams|dynamics|project)|salesforce|hubspot|stripe|paypal|square pos|shopify|woocommerce|wordpress|whats ?app|telegram|viber|slack|airtable|notion|trello|jira|zapier|mailchimp|calendly|autocad|revit|oracle(?: \\p{L}+)?|netsuite|odoo|sap(?: [a-z]\\d?\\p{L}*)?(?! \\p{Ll}{4})|scada|plc|dropbox|zoom|booking\\.com|airbnb|" +
    "эксел(?:ь|е|я|ем|ьк\\p{L}+)|гугл[- ](?:таблиц|форм|диск|календар|док)\\p{L}*|вотсап\\p{L}*|ватсап\\p{L}*|телеграм+\\p{L}*|вайбер\\p{L}*|битрикс(?:24)?\\p{L}{0,2}|bitrix ?24|амо ?crm|amocrm|мой ?склад\\p{L}{0,2}|тильд[аеуы]|айко|iiko|r-keeper|р-кипер|диадок\\p{L}{0,2}|сбис|контур\\.?\\p{Lu}\\p{L}+|эвотор\\p{L}{0,2}|" +
    "егаис|еис(?! )|есиа|смэв(?: ?\\d)?|емиас|фгис(?: «[^»]+»| \\p{Lu}+)?|егисз|егрн|гис (?:жкх|гмп|торги|«[^»]+»)|ецп(?: «[^»]+»)?|госуслуг\\p{L}*|честн\\p{L}+ знак\\p{L}*|меркури[йюяе]|платон|глонасс|скуд|асу ?тп|лимс|плк|мис(?! \\p{Ll})|электронн\\p{L}+ сертификат\\p{L}*(?: \\p{Lu}{2,})?" +
    ")(?![\\p{L}\\d])",
  "giu",
);

/** «1С» in any spelling, with its configuration. */
export const accounting1C =
  /(?<![\p{L}\d])1[сcСC](?:(?::\s?|-|\s)(?:[А-ЯЁA-Z][\p{L}]+|[А-ЯЁ]{2,}|[A-Z]{2,})(?:\s\d(?:\.\d)?|\s[А-ЯЁ]{2,})?)?(?::\p{Ll}+)?(?![\p{L}\d])/gu;

/** Definite things without a name of their own. */
export const generic: Record<Locale, RegExp> = {
  ru: /(?<![\p{L}])(?:самописн\p{L}+(?: (?:программ|систем|баз|учет|crm)\p{L}*)?|наш\p{L}{1,3} (?:сайт|баз\p{L}|программ|crm|erp|архив)\p{L}*)(?![\p{L}])/giu,
  en: /(?<![\p{L}])(?:(?:a|an|our|one|the) (?:google sheet|spreadsheet|access database|home-?grown (?:system|database|program)|in-house (?:system|database|program)|legacy (?:system|database)|existing website)s?)(?![\p{L}])/giu,
};

/** Near a name these tell that it is software or equipment. */
export const context: Record<Locale, RegExp> = {
  ru: /(?<![\p{L}])(?:систем|программ|учет|бухгалтери|обмен|интеграц|стыков|выгру|загру|переда|база|базы|базу|базе|датчик|контроллер|замк|терминал|весы|диспетчериз|моделиров|ведем|ведут|ведет|вбива|вносят|работаем в|сидим|стоит|стоят|остается|остаются|идет через|оплата|платеж|бронирован|crm|erp|архив|журнал|по\b|сервис|приложен|камер)/iu,
  en: /\b(?:systems?|software|accounting|accounts|books|bookings?|payments?|payroll|schedul\w+|database|data|records?|sensors?|locks?|cameras?|gateway|meters?|controllers?|scanners?|integrat\w+|sync\w*|exchange|export\w*|import\w*|replac\w+|migrat\w+|platform|crm|erp|pos|app|tool|program|runs? on|done in|kept in|lives? in|stored in|tracked in|come from|comes from|go through|goes through|via|use|using|uses|stays?|vendor|licen[cs]e\w*|subscription|signed|tickets?|orders?|inventory|stock|files?|website|control)\b/iu,
};

/** How a clause stands to the system it names; the first that matches decides. */
export const relations: Record<Locale, readonly (readonly [NamedSystem["relation"], RegExp])[]> = {
  ru: [
    [
      "replaced",
      /(?<![\p{L}])(?:заменить|заменим|заменяем|замен[аы]|вместо|уйти с|уходим с|отказаться от|отказываемся|взамен|перейти с|переходим с)(?![\p{L}])/u,
    ],
    [
      "stays",
      /(?<![\p{L}])(?:остает|остан|оставля|остави|не меня|менять не|не трога|сохраня|уже сто[ия]т|уже установлен)/u,
    ],
    [
      "exchanged",
      /(?<![\p{L}])(?:обмен|интеграц|интегрир|стыков|передач|передава|синхрон|выгру|загру|связ(?!и)|уходил|отправля|через|данные из|из )/u,
    ],
  ],
  en: [
    [
      "replaced",
      /\b(?:replac(?:e|ing)|migrate from|move (?:away )?(?:off|from)|get rid of|instead of|outgrown|switch(?:ing)? from|retire|phase out|goes away|going away)\b/u,
    ],
    [
      "stays",
      /\b(?:stays?|remains?|keeps?(?= (?:using|it))|not going anywhere|system of record|is staying)\b/u,
    ],
    [
      "exchanged",
      /\b(?:integrat\w+|sync\w*|exchange|export\w*|import\w*|connect\w*|feeds?|from|through|via|talk to|hook\w* (?:up )?(?:in)?to|pull|push|sensors)\b/u,
    ],
  ],
};

/** Words in Latin letters of a Russian text, and capitals of an English one, that name no system. */
export const noSystem = new Set(
  (
    "sms qr gps pdf it ai ml api id usb pin ok www http https html rfid nfc vip hr pr kpi roi b2b b2c word email e-mail wi-fi wifi bluetooth mobile web android ios iphone ipad url xml json csv xls xlsx docx led lte 4g 5g gsm vpn ip tcp " +
    "i we our us you a an the and or but no not please monday tuesday wednesday thursday friday saturday sunday saturdays sundays january february march april may june july august september october november december " +
    "english french german spanish russian chinese european american british hi hello dear thanks ceo cto cfo gdpr hipaa iso vat eu usa uk us usd eur am pm rfp tbd faq asap fyi nda sla real request system override county city state board clerk auditor office department ministry"
  ).split(" "),
);

/** First words of an English sentence that have their capital from that place and are no names. */
export const commonFirst =
  /(?:ing|[^s]s|tion|ment|ance|ence|ity|ness|ly|ed)$|^(?:data|control|email|paper|cash|payroll|inventory|stock|access|security|everything|nothing|everyone|software|hardware|staff|support|scope|budget|delivery|work|time|money|today|weather|equipment|contractor|vendor|management|the|our|their|his|her|its|each|every|all|some|most|what|who|when|where|how|why|if|once|after|before|later|also|only|both|accounting|evasion|mail|text|print|history|currently|now)$/iu;
