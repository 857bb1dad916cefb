/** How a part of a screen is drawn. */
export type SketchKind = (typeof kinds)[number][0];

/** A part of a screen, and the numbers of the findings that are about it. */
export type SketchBlock = { kind: SketchKind; numbers: readonly number[]; isRight?: true };

export type SketchPlan = {
  /** From top to bottom: where the description says, else in its order. */
  blocks: readonly SketchBlock[];
  /** Findings about the screen as a whole. */
  whole: readonly number[];
  /** Findings about a phone; undefined where none is spoken of. */
  phone: readonly number[] | undefined;
};

/** What names a part, the most telling first: «кнопка поиска» is a button, «список без карты» a list. */
const kinds = [
  ["button", /кнопк|нажат|button/iu],
  ["photo", /баннер|карусел|слайдер|обложк|banner|carousel|hero/iu],
  ["table", /таблиц|столб|реестр|table|column/iu],
  ["chart", /график|диаграмм|chart|graph/iu],
  ["days", /календар|расписан|слот|calendar|schedule|slot/iu],
  ["fields", /форм[аыуе]|пол(?:я|ей|е)(?!\p{L})|подпис|анкет|forms?(?!\p{L})|fields?|labels?/iu],
  ["cards", /карточ|плитк|cards?(?!\p{L})|tiles?(?!\p{L})/iu],
  ["rows", /спис|лент[аыуе]|каталог|истори|событи|врач|перечен|очеред|list|feed|events?(?!\p{L})|doctor/iu],
  ["search", /поиск|названи|search/iu],
  ["filter", /фильтр|filter/iu],
  ["metrics", /показател|сводк|чис(?:ло|ел|ла)(?!\p{L})|metric|summary|figures/iu],
  ["map", /карт[аыуе](?!\p{L})|схем|map|diagram/iu],
  ["menu", /меню|навигац|вкладк|menu|navigation|tabs/iu],
  ["steps", /шаг|steps?(?!\p{L})/iu],
  ["lines", /текст|цен[аыу](?!\p{L})|шрифт|абзац|text|price|font/iu],
] as const;

const PHONE = /телефон(?!\p{L}* \+?\d)|смартфон|phone|mobile/iu;
const CLAUSE = /[.;:,\n]+\s*/u;
const MOST_BLOCKS = 7;

/** What is not there is no part of a screen: «красный и зелёный без подписей» shows no field. */
const ABSENT = /(?<!\p{L})(?:без|нет|no|without)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?/giu;
const PRICE = /цен[аыу](?!\p{L})|price/iu;

function kindOf(text: string) {
  const there = text.replace(ABSENT, " ");
  return kinds.find(([, words]) => words.test(there))?.[0];
}

/** Where a part stands by the words about it, from the top of a screen to its bottom. */
const places = [
  [0, /вверху|сверху|верхн|at the top|on top|top (?:left|right|corner)/iu],
  [3, /внизу|снизу|нижн|экран\p{L}* прокрутки|at the bottom|bottom (?:left|right|corner)|below the fold/iu],
  [2, /(?<!\p{L})(?:ниже|под)(?!\p{L})|below|under/iu],
] as const;
const RIGHT =
  /справа|(?:в|на) прав\p{L}+|on the right|(?:top|bottom) right|right(?:-hand)? (?:corner|side)/iu;
/** What people look for things with stands above them, unless it is said to be elsewhere. */
const ABOVE: ReadonlySet<SketchKind> = new Set(["search", "menu"]);

function placeOf(kind: SketchKind, clauses: readonly string[]): number {
  const said = clauses.flatMap((clause) => places.find(([, words]) => words.test(clause))?.[0] ?? []);
  return said[0] ?? (ABOVE.has(kind) ? 1 : 2);
}

/**
 * Where on the screen the findings are: the parts that its description names, from top to bottom, each with the numbers of what was found
 * there. Undefined where too little of the screen is known to draw it.
 * @param titles of the findings, in their order
 */
export function planSketch(description: string, titles: readonly string[]): SketchPlan | undefined {
  const clauses = [...description.split(CLAUSE), ...titles];
  const all = clauses.flatMap((clause) => kindOf(clause) ?? []);
  // A price stands in what it is the price of.
  const ofPrice = (["cards", "rows"] as const).find((kind) => all.includes(kind)) ?? "lines";
  const kindIn = (text: string) => {
    const kind = kindOf(text);
    return kind === "lines" && PRICE.test(text) ? ofPrice : kind;
  };
  const numbersOf = new Map<SketchKind | "phone" | undefined, number[]>();
  titles.forEach((title, index) => {
    const kind = kindIn(title) ?? (PHONE.test(title) ? "phone" : undefined);
    numbersOf.set(kind, [...(numbersOf.get(kind) ?? []), index + 1]);
  });
  const clausesOf = (kind: SketchKind) => clauses.filter((clause) => kindIn(clause) === kind);
  const named = [...new Set(clauses.flatMap((clause) => kindIn(clause) ?? []))];
  const found = named.toSorted((a, b) => placeOf(a, clausesOf(a)) - placeOf(b, clausesOf(b)));
  const marked = found.filter((kind) => numbersOf.has(kind));
  if (marked.length === 0 || found.length < 2) return undefined;
  const room = MOST_BLOCKS - marked.length;
  const plain = new Set(found.filter((kind) => !numbersOf.has(kind)).slice(0, Math.max(0, room)));
  const phone = numbersOf.get("phone");
  return {
    blocks: found
      .filter((kind) => plain.has(kind) || numbersOf.has(kind))
      .map((kind) => ({
        kind,
        numbers: numbersOf.get(kind) ?? [],
        ...(clausesOf(kind).some((clause) => RIGHT.test(clause)) && { isRight: true as const }),
      })),
    whole: numbersOf.get(undefined) ?? [],
    phone: phone ?? (PHONE.test(description) ? [] : undefined),
  };
}
