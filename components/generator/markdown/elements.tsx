import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { Components } from "react-markdown";
import { ScrollBox } from "@/components/generator/scroll-box";
import { Link } from "@/lib/i18n/navigation";
import { withoutLocale } from "@/lib/i18n/paths";

/** Addresses of our own pages; files (a dot in the last part) and protocol-relative addresses are not among them. */
const PAGE = /^\/(?!\/)(?:[^?#]*\/)?[^./?#]*(?:[?#].*)?$/;
const REL = "nofollow noopener noreferrer";

/** A link of a generated text: our pages through the router, others in a tab of their own, so that the document is not lost. */
function DocumentLink({ href, children }: ComponentProps<"a">) {
  // eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- a blanked address leads nowhere; an empty one would reload this page
  if (!href) return <a>{children}</a>;
  if (PAGE.test(href))
    return (
      // An address a model made up must not be fetched before anybody clicks it.
      <Link href={withoutLocale(href)} prefetch={false} rel={REL}>
        {children}
      </Link>
    );
  const outside = /^(?:https?:)?\/\//i.test(href);
  return (
    <a href={href} rel={REL} target={outside ? "_blank" : undefined}>
      {children}
    </a>
  );
}

function DocumentTable({ children }: ComponentProps<"table">) {
  const t = useTranslations("generator.workbench.document");
  return (
    <ScrollBox label={t("table")} className="paper-scroll paper-table">
      <table>{children}</table>
    </ScrollBox>
  );
}

function DocumentCode({ children }: ComponentProps<"pre">) {
  const t = useTranslations("generator.workbench.document");
  return (
    <ScrollBox label={t("code")} className="paper-scroll paper-code">
      <pre>{children}</pre>
    </ScrollBox>
  );
}

/** The box of a task list; a drawing with a word, since it cannot be ticked. */
function DocumentTask({ checked }: ComponentProps<"input">) {
  const t = useTranslations("generator.workbench.document");
  return (
    <span className="paper-task" data-checked={checked || undefined}>
      <span className="sr-only">{t(checked ? "taskDone" : "taskOpen")}</span>
    </span>
  );
}

const shared: Components = {
  // react-markdown hands its syntax node to every component; only what the elements use goes on.
  a: ({ href, children }) => <DocumentLink href={href}>{children}</DocumentLink>,
  table: ({ children }) => <DocumentTable>{children}</DocumentTable>,
  pre: ({ children }) => <DocumentCode>{children}</DocumentCode>,
  input: ({ checked }) => <DocumentTask checked={checked} />,
};

const headings = ["h3", "h4", "h5", "h6"] as const;

/** How Markdown elements look here. The document's top level (1–6) becomes h3, since h1 and h2 belong to the page. */
export function documentElements(top: number): Components {
  const heading = (depth: number) => headings[Math.min(Math.max(depth - top, 0), 3)] ?? "h6";
  return {
    ...shared,
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
  };
}
