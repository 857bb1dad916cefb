import type { HastNode } from "@/components/generator/markdown/hast-node";

const endsWithColon = ({ children = [] }: HastNode) => children.at(-1)?.value?.endsWith(":") === true;

/** Rows that are set apart: what the work is accepted by, how soon it is due, and what the key figures say as well. */
const terms = [
  ["estimate", /^(?:Оценка|Estimate):$/u],
  ["acceptance", /^(?:Приёмка|Acceptance):$/u],
  ["priority", /^(?:Приоритет|Priority):$/u],
] as const;
const termOf = ({ children = [] }: HastNode) =>
  terms.find(([, label]) => label.test(children.at(0)?.value ?? ""))?.[0];

const SENTENCE = /(?<=[.!?])\s+(?=[«“"(]?\p{Lu})/u;
const span = (children: HastNode[]): HastNode => ({
  type: "element",
  tagName: "span",
  properties: {},
  children,
});

/** The sentences of a text that has several, each in an element of its own, a space between them. */
function sentencesOf([text, ...others]: readonly HastNode[]): HastNode[] | undefined {
  const sentences = others.length === 0 ? (text?.value?.trim().split(SENTENCE) ?? []) : [];
  if (sentences.length < 2) return undefined;
  return sentences.flatMap((value) => [{ type: "text", value: " " }, span([{ type: "text", value }])]);
}

/** A list each of whose items is a bold label and its value is a table of two columns: the value is one box beside the label. */
function termsOf(list: HastNode): void {
  const items = (list.children ?? []).filter(({ tagName }) => tagName === "li");
  const parted = items.map(({ children: [label, ...rest] = [] }) => ({ label, rest }));
  const areTerms = parted.every(
    ({ label, rest }) => label?.tagName === "strong" && endsWithColon(label) && rest.length > 0,
  );
  if (items.length === 0 || !areTerms) return;
  list.properties = { ...list.properties, dataSlot: "terms" };
  for (const [index, { label, rest }] of parted.entries())
    if (items[index] && label) {
      const term = termOf(label);
      items[index].children = [label, span(rest)];
      if (term) items[index].properties = { ...items[index].properties, dataTerm: term };
    }
}

/**
 * Parts a paragraph that begins with a bold label, «**Приёмка:** …», into label and text, so that a card can set them in columns, and a text
 * of several sentences into these, so that it can list them. What a paragraph with a bold title asks, «**От вас:** …», is marked.
 */
export const labelledRows = () => (tree: HastNode) => {
  for (const node of tree.children ?? []) {
    if (node.tagName === "ul") termsOf(node);
    const [label, ...rest] = node.children ?? [];
    if (node.tagName === "p" && label?.tagName === "strong" && !endsWithColon(label)) {
      const asked = rest.find((one) => one.tagName === "strong" && endsWithColon(one));
      if (asked) {
        asked.properties = { ...asked.properties, dataSlot: "asks" };
        node.properties = { ...node.properties, dataSlot: "feature" };
      }
    }
    if (node.tagName !== "p" || label?.tagName !== "strong" || !endsWithColon(label) || rest.length === 0)
      continue;
    const sentences = sentencesOf(rest);
    const term = termOf(label);
    node.properties = {
      ...node.properties,
      dataSlot: "labelled",
      ...(term && { dataTerm: term }),
      ...(sentences && { dataSentences: "true" }),
    };
    node.children = [label, span(sentences ?? rest)];
  }
};
