"use client";

import { useSyncExternalStore } from "react";
import {
  markdownRenderer,
  subscribeToMarkdown,
  type MarkdownProps,
} from "@/components/generator/markdown/load-markdown";
import { PlainText } from "@/components/generator/markdown/plain-text";

/** A document. Until its renderer has arrived, or if it never does, the plain text is there to read. */
export function Markdown(props: MarkdownProps) {
  const render = useSyncExternalStore(subscribeToMarkdown, markdownRenderer, () => undefined);
  return render ? render(props) : <PlainText lang={props.locale}>{props.text}</PlainText>;
}
