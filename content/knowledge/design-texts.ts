/** Texts of the design tools. Plain text, no Markdown; slots: clients, staff, unit, units (words of the industry). */

export const designKinds = ["form", "dashboard", "mobile", "portal", "catalogue", "landing"] as const;
export type DesignKind = (typeof designKinds)[number];

/** Words that tell the kind of a screen, in either language. The first kind that fits wins. */
export const kindWords: Readonly<Record<DesignKind, RegExp>> = {
  form: /форм[аыеу](?!\p{L}*т)|анкет|заявк|запис[ьи]|оформлени|checkout|booking form|\bforms?\b|application|sign-?up/iu,
  dashboard:
    /дашборд|панел|сводк|показател|график|мониторинг|расписани|dashboard|metrics|charts?|control panel|schedule/iu,
  mobile: /мобильн|приложени|смартфон|экран телефона|mobile|\bapp\b|smartphone/iu,
  portal: /кабинет|портал|личн|account|portal|self-service|intranet/iu,
  catalogue: /каталог|витрин|магазин|товар|список|карточк|catalogue|catalog|shop|store|listing|products/iu,
  landing: /лендинг|главная(?!\p{L})|посадочн|сайт|баннер|обложк|landing|home ?page|website|cover/iu,
};

/** What a description of a screen may say, in either language. */
export const findingIds = [
  "fields",
  "steps",
  "labels",
  "greyButton",
  "banner",
  "longList",
  "popup",
  "registration",
  "abandon",
  "mobile",
  "slow",
  "unclear",
  "smallText",
  "contrast",
  "smallTarget",
  "table",
  "filter",
  "map",
  "errors",
  "colours",
  "submit",
  "files",
  "notices",
  "payment",
  "charts",
  "elderly",
  "hands",
  "search",
] as const;
export type FindingId = (typeof findingIds)[number];

/** Those that are only computed have no words. */
export const findingWords: Readonly<Partial<Record<FindingId, RegExp>>> = {
  labels:
    /подпис\p{L}*[^.]{0,20}(?:исчез|внутри)|подсказк\p{L}* внутри|placeholder|labels? (?:vanish|disappear|inside)/iu,
  greyButton:
    /сер(?:ая|ой|ую|ого цвета)[^.,]{0,20}кнопк|кнопк\p{L}*[^.]{0,30}сер(?:ая|ой|ого|ую)|gr[ea]y[^.,]{0,15}button|button[^.,]{0,20}gr[ea]y/iu,
  banner: /баннер|слайдер|карусел|banner|carousel|slider/iu,
  longList: /список из \d+|длинн\p{L}* спис|без карты|list of \d+|long list/iu,
  popup: /всплыва|попап|модальн|pop-?up|modal/iu,
  registration: /регистрац|обязательн\p{L}* вход|sign-?up|registration|register/iu,
  abandon:
    /броса|уход[яи]т|отвалива|не доход|не заверша|теря(?:ю|е)т|abandon|drop off|drop-off|leave (?:at|on|the)|give up/iu,
  mobile: /телефон|мобильн|смартфон|phone|mobile/iu,
  slow: /медленн|долго груз|тормоз|жд[уё]т загруз|slow|takes long to load/iu,
  unclear:
    /непонятн|путаю|не понима|не наход|жаргон|сложн\p{L}* найти|confus|unclear|cannot find|can't find|jargon/iu,
  table: /таблиц|столбц|колонк|table|columns/iu,
  filter: /(?<!без |нет )фильтр|(?<!no |without )filter/iu,
  map: /(?<!без )карт(?:а|е|у|ой)(?!\p{L})|(?<!no |without a )\bmap\b/iu,
  errors: /ошибк|валидац|error|validation/iu,
  submit: /(?<!\p{L})(?:отправить|submit|ok|ок)(?!\p{L})/iu,
  files: /pdf|скачать|скачива|выгрузк|download|export/iu,
  notices: /уведомлен|напомин|рассылк|notification|reminder/iu,
  payment: /оплат|плат[её]ж|корзин|payment|checkout|basket|cart/iu,
  charts: /график|диаграмм|показател|chart|graph|metric|kpi/iu,
  elderly: /пожил|пенсион|старш\p{L}* возраст|elderly|older people|seniors/iu,
  hands: /перчат|на складе|в цехе|на ходу|за рул|gloves|warehouse|on the move|driver/iu,
  search: /(?<!без |нет )поиск|(?<!no |without )search/iu,
};

export type Advice = { title: string; text: string; check: string };

export type DesignTexts = {
  kinds: Readonly<
    Record<DesignKind, { name: string; about: string; advice: readonly [Advice, Advice, Advice] }>
  >;
  findings: Readonly<Record<FindingId, Advice>>;
  strengths: Readonly<Partial<Record<FindingId, string>>> & { plain: readonly [string, string, string] };
  suggest: {
    /** Slots: kind, quote. */
    opening: string;
    openingPlain: string;
    because: string;
    check: string;
    first: string;
    last: string;
    assumed: string;
  };
  analyze: {
    overview: string;
    facts: string;
    noFacts: string;
    verdict: string;
    verdictGood: string;
    pair: string;
    pairBad: string;
    onePair: string;
    canBeText: string;
    cannotBeText: string;
    noColours: string;
    text: string;
    textBad: string;
    noText: string;
    target: string;
    targetBad: string;
    noTarget: string;
    always: string;
    error: string;
    nouns: { screens: string; fields: string; steps: string; buttons: string; colours: string };
  };
  styles: {
    title: string;
    about: string;
    contrast: string;
    large: string;
    hint: string;
    hues: Readonly<Record<string, string>>;
    moods: Readonly<Record<string, string>>;
    sample: {
      eyebrow: string;
      primary: string;
      secondary: string;
      note: string;
      field: string;
      error: string;
    };
    dark: string;
    usage: string;
  };
  picture: {
    primary: string;
    secondary: string;
    menu: readonly [string, string, string];
    field: readonly [string, string, string];
    states: readonly [string, string, string];
    day: readonly string[];
    search: string;
    concept: string;
  };
};
