import { FACT_SHEET_VERSION, type FactSheet } from "@/lib/generators/fact-sheet";
import { tools, type ToolId } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

/** What a model that does as it is told writes for each tool, and what becomes of it. */

/** A sheet that fits any description: the one wish is the visitor's own. */
export const sheetWithWish = (locale: Locale = "ru"): FactSheet => ({
  version: FACT_SHEET_VERSION,
  locale,
  clarity: "clear",
  figures: [],
  actors: [],
  pains: [],
  wishes: [
    {
      id: "w1",
      text: locale === "ru" ? "Портал заявок" : "Request portal",
      by: "visitor",
      figures: [],
    },
  ],
  bans: [],
  systems: [],
  limits: {},
  open: [],
});

/** What of a request makes a model write at once, without reading the description first. */
export const withSheet = (tool: ToolId, locale: Locale = "ru") =>
  tools[tool].suite === "corporate" ? { facts: sheetWithWish(locale) } : {};

export const graph = {
  nodes: [
    { id: "client", label: "Заявитель", kind: "actor" },
    { id: "portal", label: "Портал", kind: "channel", note: "веб и телефон" },
    { id: "core", label: "Обработка заявок", kind: "service" },
    { id: "store", label: "База", kind: "data" },
  ],
  edges: [
    { from: "client", to: "portal", label: "заявка", main: true },
    { from: "portal", to: "core", main: true },
    { from: "core", to: "store" },
  ],
};

const document =
  "## Портал заявок\n\n### Задача\n\nЗаявки принимает портал 📮.\n\n- **Ф-1. Портал заявок.** Приёмка: заявка видна.";
const css = "@theme {\n  /* спокойно */\n  --color-accent: #2563eb;\n}";
const analysis = { overview: "О чём.", strengths: ["а"], improvements: ["б", "в"], accessibility: "Видно." };
const block = (data: unknown) => `\`\`\`json\n${JSON.stringify(data)}\n\`\`\``;

export type WrittenSample = {
  /** What the model writes. */
  text: string;
  /** The document of the answer, or how it begins. */
  document: string;
  /** Further fields of the answer. */
  fields: Record<string, unknown>;
};

const plain: WrittenSample = { text: document, document, fields: {} };

export const written: Record<Exclude<ToolId, "image">, WrittenSample> = {
  idea: plain,
  requirements: plain,
  interface: plain,
  suggest: plain,
  architecture: { text: `${document}\n\n${block(graph)}`, document, fields: { graph } },
  "business-case": plain,
  styles: { text: `\`\`\`css\n${css}\n\`\`\``, document: css, fields: {} },
  analyze: {
    text: JSON.stringify({ ...analysis, improvements: "- б\n- в" }),
    document: "",
    fields: { analysis },
  },
};

/** A picture of one pixel. */
export const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
