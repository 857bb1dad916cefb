/** What a sample of styles shows: the screen of one kind with its parts and buttons, in the words of a style file. */
export type StyleSample = {
  kind: "card" | "form" | "metrics" | "table";
  title: string;
  /** A row has a value where its words have one: «Дата: среда». */
  rows: readonly { label: string; value?: string }[];
  buttons: readonly string[];
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

const LINE = /^ \* (?:Пример|Sample), ([^:\n]{1,20}): (.{1,900})\.$/m;
const BUTTONS = /^(?:кнопки|buttons) /;

/** «Дата: среда, 10:30» as a label and its value. */
export function rowOf(text: string): StyleSample["rows"][number] {
  const at = text.indexOf(": ");
  return at < 0 ? { label: text } : { label: text.slice(0, at), value: text.slice(at + 2) };
}

/** The sample that the embedded engine describes in the head of its file; a file of a model has none. */
export function readSample(code: string): StyleSample | undefined {
  const [, kind = "", list = ""] = LINE.exec(code.replaceAll("\n *   ", " ")) ?? [];
  const [title, ...all] = list.split("; ").filter(Boolean);
  if (title === undefined) return undefined;
  const buttons = all.filter((part) => BUTTONS.test(part));
  return {
    kind: kinds[kind] ?? "card",
    title,
    rows: all.filter((part) => !BUTTONS.test(part)).map(rowOf),
    buttons: buttons.flatMap((part) => Array.from(part.matchAll(/«([^»]+)»/g), ([, label = ""]) => label)),
  };
}

/** What a sample takes of a style file besides its colours and rounding. */
export const sampleLooks = (code: string) => ({
  isSerif: /--font-body:\s*Georgia/.test(code),
  isSerifHeading: /--font-(?:heading|body):\s*Georgia/.test(code),
  isMono: code.includes("--font-number:"),
  isDense: /--spacing:\s*0\.2[0-4]/.test(code),
});
export type SampleLooks = ReturnType<typeof sampleLooks>;
