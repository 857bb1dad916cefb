import type { HastNode } from "@/components/generator/markdown/hast-node";
import { tagOf } from "@/components/generator/markdown/proposed";
import { partedName } from "@/lib/generators/proposed";
import { SENTENCE } from "@/lib/generators/document-outline";

const endsWithColon = ({ children = [] }: HastNode) => children.at(-1)?.value?.endsWith(":") === true;

/** Rows that are set apart: what the work is accepted by, what can go wrong, how soon it is due, and what the key figures say as well. */
const terms = [
  ["estimate", /^(?:Оценка|Estimate):$/u],
  ["acceptance", /^(?:Приёмка|Acceptance):$/u],
  ["success", /^(?:Успех видно по\s+числам|Success in figures):$/u],
  ["risk", /^(?:Риски|Risks):$/u],
  ["priority", /^(?:Приоритет|Priority):$/u],
  ["shown", /^(?:На\s+экране|On screen|Действия на\s+экранах|Actions on screen):$/u],
] as const;
const termOf = ({ children = [] }: HastNode) =>
  terms.find(([, label]) => label.test(children.at(0)?.value ?? ""))?.[0];

const span = (children: HastNode[]): HastNode => ({
  type: "element",
  tagName: "span",
  properties: {},
  children,
});

/** «дежурные — принимать сигналы; руководитель — смотреть»: each of them stands by itself. */
const DOERS = /^(?:Кто|Who):$/u;
const DOER = /(?<=;)\s+/u;

/** The parts of a text that has several, each in an element of its own, a space between them. */
function partsOf([text, ...others]: readonly HastNode[], between: RegExp): HastNode[] | undefined {
  const sentences = others.length === 0 ? (text?.value?.trim().split(between) ?? []) : [];
  if (sentences.length < 2) return undefined;
  return sentences.flatMap((value) => [{ type: "text", value: " " }, span([{ type: "text", value }])]);
}

/** Between two names of what a screen has: «Срок; Состояние; «Принять» и «Ответить»». */
const BETWEEN = /(;\s+|,\s+(?=[«“])|(?<=[»”])\s+(?:и|and)\s+|\.$)/u;
const ACTION = /^([«“])(.+)([»”])$/u;

/** Signs that a page leaves out where their words stand apart; paper and a screen reader have them. */
const sign = (value: string): HastNode => ({ ...span([text(value)]), properties: { dataSlot: "sign" } });
const text = (value: string): HastNode => ({ type: "text", value });

/** The names of what a screen has, each in an element of its own, what can be pressed marked; undefined where they are no plain text. */
function namesOf([words, ...others]: readonly HastNode[]): HastNode[] | undefined {
  if (others.length > 0 || words?.value === undefined) return undefined;
  const parts = words.value.trim().split(BETWEEN);
  return parts.flatMap((part, index): HastNode[] => {
    if (part === "") return [];
    if (index % 2 === 1) return [sign(part)];
    const [, open, name, close] = ACTION.exec(part) ?? [];
    if (open === undefined || name === undefined || close === undefined) return [span([text(part)])];
    return [{ ...span([sign(open), text(name), sign(close)]), properties: { dataSlot: "action" } }];
  });
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

/** Heads the paragraph that says what to do now. */
const NEXT = /^(?:Следующий\s+шаг|Next\s+step)\.$/u;

const FEATURE = /^(\S+-\d{1,3})\s+(.+?)(\.?)$/su;

/** The name of a function, its code and the full stop each in an element: the screen sets the one apart and has no need of the other. */
function featureName(label: HastNode): HastNode {
  const [, code, name, stop] = FEATURE.exec(label.children?.[0]?.value ?? "") ?? [];
  if (code === undefined || label.children?.length !== 1) return label;
  const part = (dataSlot: string, value = ""): HastNode => ({
    ...span([{ type: "text", value }]),
    properties: { dataSlot },
  });
  const { name: words, tag } = partedName(name ?? "");
  return {
    ...label,
    children: [
      part("feature-code", code),
      { type: "text", value: tag === undefined ? ` ${words}` : ` ${words} ` },
      ...(tag === undefined ? [] : [tagOf(tag)]),
      part("feature-stop", stop),
    ],
  };
}

/**
 * Parts a paragraph that begins with a bold label, «**Приёмка:** …», into label and text, so that a card can set them in columns, and a text
 * of several sentences into these, so that it can list them. What a paragraph with a bold title says and what it asks, «**От вас:** …», are parted too.
 */
export const labelledRows = () => (tree: HastNode) => {
  for (const node of tree.children ?? []) {
    if (node.tagName === "ul") termsOf(node);
    const [label, ...rest] = node.children ?? [];
    if (node.tagName === "p" && label?.tagName === "strong" && !endsWithColon(label)) {
      if (NEXT.test(label.children?.[0]?.value ?? ""))
        node.properties = { ...node.properties, dataSlot: "next-step" };
      const at = rest.findIndex((one) => one.tagName === "strong" && endsWithColon(one));
      if (at > 0) {
        const asks = { ...span(rest.slice(at)), properties: { dataSlot: "asks" } };
        node.properties = { ...node.properties, dataSlot: "feature" };
        node.children = [featureName(label), span(rest.slice(0, at)), asks];
      }
    }
    if (node.tagName !== "p" || label?.tagName !== "strong" || !endsWithColon(label) || rest.length === 0)
      continue;
    const term = termOf(label);
    const names = term === "shown" ? namesOf(rest) : undefined;
    const between = DOERS.test(label.children?.[0]?.value ?? "") ? DOER : SENTENCE;
    const sentences = term === "shown" ? undefined : partsOf(rest, between);
    node.properties = {
      ...node.properties,
      dataSlot: "labelled",
      ...(term && { dataTerm: term }),
      ...(sentences && { dataSentences: "true" }),
    };
    node.children = [label, span(names ?? sentences ?? rest)];
  }
};
