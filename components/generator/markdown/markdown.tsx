"use client";

import { useStore } from "zustand";
import { markdownStore, type MarkdownProps } from "@/components/generator/markdown/load-markdown";
import { PlainText } from "@/components/generator/markdown/plain-text";

/** A document. Until its renderer has arrived, or if it never does, the plain text is there to read. */
export function Markdown(props: MarkdownProps) {
  const render = useStore(markdownStore, (state) => state.render);
  return render ? render(props) : <PlainText lang={props.locale}>{props.text}</PlainText>;
}
