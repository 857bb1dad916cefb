type HastNode = { type: string; tagName?: string; value?: string; children?: HastNode[] };

/** A number and the word or sign that it counts: «−20 %», «140 сотрудников», «14,5 человеко-недели». */
const MEASURE = /(\d)[ \u202f](?=[%₽$€£]|\p{L}[\p{L}-]{0,16}(?![\p{L}-]))/gu;
/** A line does not begin with a dash. */
const DASH = / (?=[—–] )/g;

/** Keeps what belongs together on one line: a number with its measure, a dash with the word before it. Code stays as it is. */
export const keptTogether = () => (tree: HastNode) => {
  const visit = (node: HastNode) => {
    if (node.type === "text")
      node.value = node.value?.replaceAll(MEASURE, "$1\u00a0").replaceAll(DASH, "\u00a0");
    else if (node.tagName !== "code") node.children?.forEach(visit);
  };
  visit(tree);
};
