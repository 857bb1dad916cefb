import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/routing";

export type MarkdownProps = {
  text: string;
  /** The language of the text. */
  locale: Locale;
  /** The text is still being written: unfinished marks are closed, and a caret stands at its end. */
  streaming: boolean;
};

type Renderer = (props: MarkdownProps) => ReactNode;

let renderer: Renderer | undefined;
let pending: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches the Markdown renderer, with the first result and not before. After a failure the next result tries again. */
export function loadMarkdown(): Promise<void> {
  pending ??= import("@/components/generator/markdown/markdown-view").then(
    (module) => {
      renderer = module.renderMarkdown;
      for (const listener of listeners) listener();
    },
    () => {
      pending = undefined;
    },
  );
  return pending;
}

export const subscribeToMarkdown = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const markdownRenderer = () => renderer;
