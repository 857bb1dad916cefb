import type { ComponentProps } from "react";

/** The text of a document as it was written, marks and all. */
export const PlainText = (props: Omit<ComponentProps<"p">, "className">) => (
  <p data-slot="plain-text" className="px-8 pt-7 pb-8 whitespace-pre-wrap text-muted-foreground" {...props} />
);
