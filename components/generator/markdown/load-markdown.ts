import type { ReactNode } from "react";
import { createStore } from "zustand/vanilla";
import type { Locale } from "@/lib/i18n/routing";

export type MarkdownProps = {
  text: string;
  /** The language of the text. */
  locale: Locale;
  /** The text is still being written: unfinished marks are closed, and a caret stands at its end. */
  streaming: boolean;
};

type Renderer = (props: MarkdownProps) => ReactNode;

export const markdownStore = createStore<{ render: Renderer | undefined }>(() => ({ render: undefined }));

let pending: Promise<void> | undefined;

/** Fetches the Markdown renderer, with the first result and not before. After a failure the next result tries again. */
export function loadMarkdown(): Promise<void> {
  pending ??= import("@/components/generator/markdown/markdown-view").then(
    (module) => markdownStore.setState({ render: module.renderMarkdown }),
    () => {
      pending = undefined;
    },
  );
  return pending;
}
