import "server-only";

/** What a document says that its facts do not bear out. */
export type Violation = {
  kind: "figure" | "denial" | "ban" | "wish" | "trade" | "link";
  /** Number of its line in the text, from zero; absent where something is missing from the whole. */
  line?: number;
  /** The figure, the word or the title that it is about. */
  found: string;
};
