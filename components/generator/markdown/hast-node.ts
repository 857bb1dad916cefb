/** A node of the syntax tree between Markdown and React, as far as our plugins look at it. */
export type HastNode = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
};
