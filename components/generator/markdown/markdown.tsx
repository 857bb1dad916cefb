import { useLaterPart } from "@/components/generator/later-part";
import {
  markdownPart,
  type MarkdownProps,
  type OpeningProps,
} from "@/components/generator/markdown/markdown-part";
import { PlainText } from "@/components/generator/markdown/plain-text";

/** A document. Until its renderer has arrived, or if it never does, the plain text is there to read. */
export function Markdown(props: MarkdownProps) {
  const code = useLaterPart(markdownPart);
  return code ? code.renderMarkdown(props) : <PlainText lang={props.locale}>{props.text}</PlainText>;
}

/** What a document says before its first section, to stand among what is drawn of it. Without the renderer the plain text has it. */
export function Opening(props: OpeningProps) {
  return useLaterPart(markdownPart)?.renderOpening(props);
}
