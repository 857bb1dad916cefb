import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { anchor } from "@/lib/content/headings";
import { Link } from "@/lib/i18n/navigation";

/** Our own pages keep the language of the reader; everything else is left as it was written. */
function ProseLink({ href = "", children }: ComponentProps<"a">) {
  return /^\/(?!\/)[^.]*$/.test(href) ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>;
}

/** A wide table scrolls inside its own box, which the keyboard can reach. */
function ProseTable({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className="prose-table" role="group" aria-label={t("table")} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** A heading of `content/` is plain text, so its anchor is the one `headings` gives to the table of contents. */
const anchorOf = (children: ReactNode) => (typeof children === "string" ? anchor(children) : undefined);

const components: Components = {
  a: ({ href, children }) => <ProseLink href={href}>{children}</ProseLink>,
  h2: ({ children }) => <h2 id={anchorOf(children)}>{children}</h2>,
  h3: ({ children }) => <h3 id={anchorOf(children)}>{children}</h3>,
  table: ({ children }) => <ProseTable>{children}</ProseTable>,
  th: ({ children }) => <th scope="col">{children}</th>,
};
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
