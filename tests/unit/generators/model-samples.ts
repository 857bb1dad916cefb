import type { ToolId } from "@/lib/generators/tools";

/** What a model that does as it is told writes for each tool, and what becomes of it. */

export const graph = {
  nodes: [
    { id: "client", label: "Пациент", kind: "actor" },
    { id: "portal", label: "Запись", kind: "channel", note: "веб и телефон" },
    { id: "core", label: "Расписание", kind: "service" },
    { id: "store", label: "База", kind: "data" },
  ],
  edges: [
    { from: "client", to: "portal", label: "приём", main: true },
    { from: "portal", to: "core", main: true },
    { from: "core", to: "store" },
  ],
};

export const assumptions = {
  currency: "RUB",
  years: 3,
  discountRate: 20,
  ramp: [50, 90, 100],
  parameters: [
    { id: "hours", label: "Часы", value: 4000, unit: "часов в год", measure: "count", source: "assumption" },
    { id: "rate", label: "Час", value: 900, unit: "₽", measure: "rub", source: "visitor" },
    { id: "build", label: "Разработка", value: 4_000_000, unit: "₽", measure: "rub", source: "assumption" },
  ],
  effects: [{ id: "time", label: "Время", factors: ["hours", "rate"] }],
  yearlyCosts: [{ id: "support", label: "Поддержка", factors: ["rate"] }],
  investment: [{ id: "once", label: "Разработка", factors: ["build"] }],
};

const document =
  "## Единая запись\n\n### Задача\n\nСеть из 12 поликлиник 🏥, 9 000 приёмов.\n\n- запись\n- обмен с 1С";
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
  "business-case": {
    text: `${document}\n\n${block(assumptions)}\n`,
    document: `${document}\n\n### Показатели\n`,
    fields: { assumptions },
  },
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
