/** What a sample of styles shows: a screen of one kind, with the words of the description. */
export type StyleSample = {
  kind: "card" | "form" | "metrics" | "table";
  title: string;
  parts: readonly string[];
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

const LINE = /^ \* (?:Пример|Sample), ([^:\n]{1,20}): (.{1,600})\.$/m;
const ON_A_BUTTON = /^(?:кнопка|button)\s[^«“]{0,12}[«“]([^»”]{1,32})[»”]/i;

/** The sample that the embedded engine describes in the head of its file: the screen, its parts and its button. */
export function readSample(code: string): StyleSample | undefined {
  const [, kind = "", list = ""] = LINE.exec(code) ?? [];
  const [title, ...all] = list.split("; ").filter(Boolean);
  if (title === undefined) return undefined;
  const button = all.map((part) => ON_A_BUTTON.exec(part)?.[1]).find(Boolean);
  return { kind: kinds[kind] ?? "card", title, parts: all.filter((part) => !ON_A_BUTTON.test(part)), button };
}
