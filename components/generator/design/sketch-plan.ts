/** How a part of a screen is drawn. */
export type SketchKind = (typeof kinds)[number][0];

/** A part of a screen, and the numbers of the findings that are about it. */
export type SketchBlock = { kind: SketchKind; numbers: readonly number[] };

export type SketchPlan = {
  /** From top to bottom, as the description goes. */
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

const kindOf = (text: string) => kinds.find(([, words]) => words.test(text))?.[0];

/**
 * Where on the screen the findings are: the parts that its description names, from top to bottom, each with the numbers of what was found
 * there. Undefined where too little of the screen is known to draw it.
 * @param titles of the findings, in their order
 */
export function planSketch(description: string, titles: readonly string[]): SketchPlan | undefined {
  const numbersOf = new Map<SketchKind | "phone" | undefined, number[]>();
  titles.forEach((title, index) => {
    const kind = kindOf(title) ?? (PHONE.test(title) ? "phone" : undefined);
    numbersOf.set(kind, [...(numbersOf.get(kind) ?? []), index + 1]);
  });
  const named = [...description.split(CLAUSE), ...titles].flatMap((clause) => kindOf(clause) ?? []);
  const found = [...new Set(named)];
  const marked = found.filter((kind) => numbersOf.has(kind));
  if (marked.length === 0 || found.length < 2) return undefined;
  const room = MOST_BLOCKS - marked.length;
  const plain = new Set(found.filter((kind) => !numbersOf.has(kind)).slice(0, Math.max(0, room)));
  const phone = numbersOf.get("phone");
  return {
    blocks: found
      .filter((kind) => plain.has(kind) || numbersOf.has(kind))
      .map((kind) => ({ kind, numbers: numbersOf.get(kind) ?? [] })),
    whole: numbersOf.get(undefined) ?? [],
    phone: phone ?? (PHONE.test(description) ? [] : undefined),
  };
}
