/** What a sample of styles shows: a screen of one kind, with the words of the description. */
export type StyleSample = {
  kind: "card" | "form" | "metrics" | "table";
  title: string;
  parts: readonly string[];
  /** What stands beside each part: only in a sample that the page fills itself. */
  values?: readonly string[];
  /** What stands on the main button. */
  button?: string | undefined;
};

/** The kinds as the head of a style file names them. */
const kinds: Readonly<Record<string, StyleSample["kind"]>> = {
  форма: "form",
  form: "form",
  показатели: "metrics",
  metrics: "metrics",
  список: "table",
  list: "table",
};

/** What a card is about, by the words of its title. */
const subjects = {
  booking: /запис|при[её]м|врач|брон|\bbook|appointment|doctor/i,
  shop: /товар|каталог|магазин|корзин|\bshop|product|catalog|\bstore/i,
  order: /заказ|доставк|\border|deliver/i,
} as const;

/** Which words of the page fill a sample that has no parts of its own. */
export function contentOf({ kind, title }: Pick<StyleSample, "kind" | "title">) {
  if (kind === "form" || kind === "metrics") return kind;
  return (
    (Object.keys(subjects) as (keyof typeof subjects)[]).find((one) => subjects[one].test(title)) ?? "card"
  );
}

const LINE = /^ \* (?:Пример|Sample), ([^:\n]{1,20}): (.{1,600})\.$/m;
const ON_A_BUTTON = /^(?:кнопка|button)\s[^«“]{0,12}[«“]([^»”]{1,32})[»”]/i;

/** The sample that the embedded engine describes in the head of its file: the screen, its parts and its button. */
export function readSample(code: string): StyleSample | undefined {
  const [, kind = "", list = ""] = LINE.exec(code.replaceAll("\n *   ", " ")) ?? [];
  const [title, ...all] = list.split("; ").filter(Boolean);
  if (title === undefined) return undefined;
  const button = all.map((part) => ON_A_BUTTON.exec(part)?.[1]).find(Boolean);
  return { kind: kinds[kind] ?? "card", title, parts: all.filter((part) => !ON_A_BUTTON.test(part)), button };
}
