import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { Components, ExtraProps } from "react-markdown";
import { proposedLook } from "@/components/generator/markdown/proposed";
import { ScrollBox } from "@/components/generator/scroll-box";
import { DocumentTitle } from "@/components/generator/document-title";
import { unbroken } from "@/components/generator/unbroken";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import { Link } from "@/lib/i18n/navigation";
import { withoutLocale } from "@/lib/i18n/paths";
import { cn } from "@/lib/site/cn";
import { partedName } from "@/lib/generators/proposed";

/** Addresses of our own pages; files (a dot in the last part) and protocol-relative addresses are not among them. */
const PAGE = /^\/(?!\/)(?:[^?#]*\/)?[^./?#]*(?:[?#].*)?$/;
const REL = "nofollow noopener noreferrer";

const link =
  "text-accent underline decoration-[color-mix(in_oklab,var(--accent)_45%,transparent)] underline-offset-3 hover:decoration-current";

/** A link of a generated text: our pages through the router, others in a tab of their own, so that the document is not lost. */
function DocumentLink({ href, children }: ComponentProps<"a">) {
  // eslint-disable-next-line jsx-a11y-x/anchor-is-valid -- a blanked address leads nowhere; an empty one would reload this page
  if (!href) return <a>{children}</a>;
  if (PAGE.test(href))
    return (
      // An address a model made up must not be fetched before anybody clicks it.
      <Link className={link} href={withoutLocale(href)} prefetch={false} rel={REL}>
        {children}
      </Link>
    );
  const outside = /^(?:https?:)?\/\//i.test(href);
  return (
    <a className={link} href={href} rel={REL} target={outside ? "_blank" : undefined}>
      {children}
    </a>
  );
}

const scroll =
  "overflow-x-auto [scrollbar-width:thin] focus-visible:-outline-offset-2 print:mx-0 print:overflow-visible print:outline-none";

/** A column is as wide as its longest word; what does not fit is scrolled to, and fades out over the inset at the right. */
function DocumentTable({ children, node: _, ...props }: ComponentProps<"table"> & ExtraProps) {
  const t = useTranslations("generator.workbench.document");
  return (
    <div className="relative -mx-(--inset) after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-(--inset) after:bg-linear-to-r after:from-transparent after:to-surface print:mx-0 print:after:hidden">
      <ScrollBox label={t("table")} className={cn(scroll, "px-(--inset) print:px-0")}>
        <table
          className="w-full border-collapse text-sm leading-[1.45] [overflow-wrap:normal] print:text-[9.5pt]/[1.4]"
          {...props}
        >
          {children}
        </table>
      </ScrollBox>
    </div>
  );
}

function DocumentCode({ children }: ComponentProps<"pre">) {
  const t = useTranslations("generator.workbench.document");
  return (
    <ScrollBox
      label={t("code")}
      className={cn(
        scroll,
        "rounded-lg border border-line bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] px-4.5 py-4 text-[0.8125rem] leading-[1.6]",
        "print:px-[10pt] print:py-[8pt] [&_code]:bg-transparent [&_code]:p-0 [&_code]:text-[length:inherit]",
      )}
    >
      <pre className="print:break-inside-avoid print:whitespace-pre-wrap">{children}</pre>
    </ScrollBox>
  );
}

/** The box of a task list; a drawing with a word, since it cannot be ticked. */
function DocumentTask({ checked }: ComponentProps<"input">) {
  const t = useTranslations("generator.workbench.document");
  return (
    <span
      data-slot="task"
      data-checked={checked || undefined}
      className="mr-2 -ml-5 inline-block size-[13px] rounded-[4px] border-[1.5px] border-subtle align-[-1px] data-checked:border-success data-checked:bg-success"
    >
      <span className="sr-only">{t(checked ? "taskDone" : "taskOpen")}</span>
    </span>
  );
}

const moreRows =
  "flex items-baseline text-caption text-muted-foreground before:flex-none hover:text-foreground print:hidden pointer-coarse:py-2.5 [:not([open])>&]:before:-rotate-45";

const shared: Components = {
  // react-markdown hands its syntax node to every component; it goes no further.
  a: ({ href, children }) => <DocumentLink href={href}>{children}</DocumentLink>,
  table: DocumentTable,
  pre: ({ children }) => <DocumentCode>{children}</DocumentCode>,
  input: ({ checked }) => <DocumentTask checked={checked} />,
  strong: ({ children, node: _, ...props }) => (
    <strong {...props} className="font-semibold text-foreground">
      {children}
    </strong>
  ),
  em: ({ children }) => <em className="text-foreground not-italic">{children}</em>,
  // Markdown has none of its own: they hold the rows of a long table.
  details: ({ children }) => <Collapsible data-slot="more-rows">{children}</Collapsible>,
  summary: ({ children }) => <CollapsibleTrigger className={moreRows}>{children}</CollapsibleTrigger>,
  hr: () => <hr className="border-0 border-t border-line" />,
  blockquote: ({ children }) => <blockquote className="text-subtle">{children}</blockquote>,
  code: ({ children }) => (
    <code className="rounded-[5px] bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] px-[5px] py-px text-[0.85em] text-foreground">
      {children}
    </code>
  ),
  th: ({ children, node: _, ...props }) => (
    <th
      {...props}
      className="border-b border-line-strong pr-4 pb-2.5 text-left text-[0.8125rem] font-medium text-balance text-subtle last:pr-0 print:pb-[4pt]"
    >
      {children}
    </th>
  ),
  td: ({ children, node: _, ...props }) => (
    <td
      {...props}
      className={cn(
        "min-w-[7em] border-b border-line py-[11px] pr-4 align-top first:font-medium first:text-foreground last:pr-0 in-data-told:first:w-1/2 in-data-told:first:font-normal in-[tr:has(td:nth-child(5))]:min-w-0 in-[tr:last-child]:border-b-0 print:py-[2.5pt]",
        // Among words a number has its own width: «1С», «152-ФЗ».
        props.style?.textAlign === "right" && "tabular-nums",
      )}
    >
      {children}
    </td>
  ),
};

const headings = ["h3", "h4", "h5", "h6"] as const;

/** The code at the beginning of a requirement's heading. */
const CODE = /^((?:Ф|ФТ|НФ|НФТ|F|FR|NF|NFR)-\d{1,3}\.?)\s+(.+)$/su;

/** A heading whose code, if it has one, can be set apart. */
const headingElement = (Tag: (typeof headings)[number]) =>
  function DocumentHeading({ children }: ComponentProps<"h3">) {
    const [, code, rest] = (typeof children === "string" && CODE.exec(children)) || [];
    const whole = rest ?? children;
    const { name: words, tag } =
      typeof whole === "string" ? partedName(whole) : { name: whole, tag: undefined };
    return (
      <Tag>
        {code !== undefined && <span data-slot="code">{code}</span>}{" "}
        {typeof words !== "string" ? (
          words
        ) : Tag === "h3" && code === undefined ? (
          <DocumentTitle text={words} />
        ) : (
          unbroken(words)
        )}
        {tag !== undefined && <span className={cn(proposedLook, "ml-2")}>{tag}</span>}
      </Tag>
    );
  };
const headingElements = headings.map(headingElement);

/** How Markdown elements look here. The document's top level (1–6) becomes h3, since h1 and h2 belong to the page. */
export function documentElements(top: number): Components {
  const heading = (depth: number) => headingElements[Math.min(Math.max(depth - top, 0), 3)] ?? "h6";
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
