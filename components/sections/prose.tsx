import "./prose.css";
import type { ComponentProps } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { Link } from "@/lib/i18n/navigation";

/** Our own pages keep the language of the reader; everything else is left as it was written. */
function ProseLink({ href = "", children }: ComponentProps<"a">) {
  return /^\/(?!\/)[^.]*$/.test(href) ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>;
}

const components: Components = { a: ({ href, children }) => <ProseLink href={href}>{children}</ProseLink> };
const plugins = [remarkGfm];

/** Markdown of `content/`, set as prose. Rendered on the server; raw HTML in it is shown as text. */
export function Prose({ children }: { children: string }) {
  return (
    <div className="prose">
      <Markdown remarkPlugins={plugins} components={components}>
        {children}
      </Markdown>
    </div>
  );
}
