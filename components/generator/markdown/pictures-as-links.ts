type HastNode = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: { src?: string; alt?: string; href?: string };
  children?: HastNode[];
};

/**
 * Turns pictures into links to them: a picture from a stranger's server would tell it who reads the document. Inside a link only
 * the picture's words stay.
 */
export const picturesAsLinks = () => (tree: HastNode) => {
  const visit = (node: HastNode, insideLink: boolean) => {
    if (node.tagName === "img") {
      const { src, alt } = node.properties ?? {};
      node.tagName = insideLink ? "span" : "a";
      node.properties = insideLink ? {} : { href: src };
      node.children = [{ type: "text", value: (alt ?? "") || (src ?? "") }];
      return;
    }
    for (const child of node.children ?? []) visit(child, insideLink || node.tagName === "a");
  };
  visit(tree, false);
};
