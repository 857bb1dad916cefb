import { useTranslations } from "next-intl";
import { Fragment, type ComponentProps, type ReactNode } from "react";
import Markdown, { type Components, type ExtraProps } from "react-markdown";
import remarkGfm from "remark-gfm";
import { labelledTables } from "@/components/generator/markdown/labelled-tables";
import { unbroken } from "@/components/generator/unbroken";
import { anchor } from "@/lib/content/headings";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";

/** Our own pages keep the language of the reader; everything else is left as it was written. */
function ProseLink({ href = "", children }: ComponentProps<"a">) {
  const Anchor = /^\/(?!\/)[^.]*$/.test(href) ? Link : "a";
  return (
    <Anchor
      href={href}
      className="text-foreground underline decoration-subtle underline-offset-3 hover:decoration-current"
    >
      {children}
    </Anchor>
  );
}

/** On paper it has no frame that a page could cut open. */
const scrollBox =
  "overflow-x-auto rounded-xl border border-line bg-surface shadow-sheen print:break-inside-avoid print:overflow-visible print:rounded-none print:border-x-0";
const tableLook = cn(
  "w-full border-collapse text-[0.9375rem] leading-[1.45] md:min-w-[600px] print:min-w-0",
  "[&_:is(th,td)]:px-4.5 [&_:is(th,td)]:py-[13px] [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top",
  "[&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_td:first-child]:font-medium [&_td:first-child]:text-foreground",
);

/** On a phone the rows stand one below the other: the first cell as the heading of its row, each other value beside the name of its column. */
const stacked = cn(
  "max-md:block max-md:[&_:is(tbody,tr,td)]:block max-md:[&_thead]:sr-only max-md:[&_tr]:py-2",
  "max-md:[&_td]:py-1.5 max-md:[&_td+td]:grid max-md:[&_td+td]:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] max-md:[&_td+td]:gap-x-4",
  "max-md:[&_td+td]:before:text-sm max-md:[&_td+td]:before:text-subtle max-md:[&_td+td]:before:content-[attr(data-label)]",
);

/** A table that is wider than its box all the same scrolls in it, and the keyboard can reach it. */
function ProseTable({ children, node: _, ...props }: ComponentProps<"table"> & ExtraProps) {
  const t = useTranslations("common");
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div data-slot="prose-table" role="group" aria-label={t("table")} tabIndex={0} className={scrollBox}>
      <table className={cn(tableLook, stacked)} {...props}>
        {children}
      </table>
    </div>
  );
}

function ProseHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={anchorOf(children)} className="text-[1.75rem] leading-[1.15] tracking-[-0.03em] text-foreground">
      {children}
    </h2>
  );
}

/** A heading of `content/` is plain text, so its anchor is the one `headings` gives to the table of contents. */
const anchorOf = (children: ReactNode) => (typeof children === "string" ? anchor(children) : undefined);

const CLAUSE = /^(\d+\.\d+\.)(\s.+)$/su;

/** The number of a clause of a legal text stands back: the eye finds it, and reads on without it. */
function numberedClause(children: ReactNode): ReactNode {
  const [first, ...rest] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  const [, number, text] = typeof first === "string" ? (CLAUSE.exec(first) ?? []) : [];
  if (number === undefined) return children;
  return (
    <>
      <span className="font-mono text-mono text-accent">{number}</span>
      {unbroken(text ?? "")}
      {rest}
    </>
  );
}

/** A long name of several parts ends its line after one of their dots, not inside a word. */
const inParts = (children: ReactNode): ReactNode =>
  typeof children === "string"
    ? children.split(/(?<=\p{L}\.)(?=\p{L})/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : children;

const list = cn("grid grid-cols-1 gap-[0.4em] *:relative *:pl-6.5 *:before:absolute *:before:left-0");
const dashed = cn(
  list,
  "*:before:top-[0.8em] *:before:h-px *:before:w-3 *:before:bg-[var(--c,var(--accent))] *:before:[print-color-adjust:exact]",
);
const numbered = cn(
  list,
  "[counter-reset:item] *:[counter-increment:item] *:before:text-subtle *:before:content-[counter(item)_'.']",
);

/** What stands before the heading of the second level with this anchor. */
type Inset = { before: string; children: ReactNode };

const components: Components = {
  a: ({ href, children }) => <ProseLink href={href}>{children}</ProseLink>,
  h2: ({ children }) => <ProseHeading>{children}</ProseHeading>,
  h3: ({ children }) => (
    <h3 id={anchorOf(children)} className="text-[1.25rem] leading-[1.25] tracking-[-0.022em] text-foreground">
      {children}
    </h3>
  ),
  p: ({ children }) => <p>{numberedClause(children)}</p>,
  code: ({ children }) => <code className="font-mono text-mono wrap-anywhere">{inParts(children)}</code>,
  strong: ({ children }) => <strong className="font-semibold text-foreground">{children}</strong>,
  ul: ({ children }) => <ul className={dashed}>{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className={numbered}>
      {children}
    </ol>
  ),
  table: ProseTable,
  th: ({ children, role }) => (
    <th scope="col" role={role} className="font-mono text-mono text-subtle">
      {children}
    </th>
  ),
};
const plugins = [remarkGfm];
const tree = [labelledTables];

/** Measure, size and the room between blocks: a heading keeps close to what follows it. */
const flow = cn(
  "max-w-[720px] text-[1.0625rem] leading-[1.65] text-muted-foreground print:max-w-none print:[font-size:inherit]",
  "[&>*+*]:mt-[0.85em] [&>h2:not(:first-child)]:mt-[1.9em] [&>h3]:mt-[1.7em]",
  "[&>:is(h2,h3)+:not(h2)]:mt-[0.7em] [&>[data-slot=prose-table]]:my-[1.6em]",
);

const componentsWith = ({ before, children: inset }: Inset): Components => ({
  ...components,
  h2: ({ children }) => (
    <>
      {anchorOf(children) === before && inset}
      <ProseHeading>{children}</ProseHeading>
    </>
  ),
});

/** Markdown of `content/`, set as prose. Rendered on the server; raw HTML in it is shown as text. */
export function Prose({ children, inset }: { children: string; inset?: Inset | undefined }) {
  return (
    <div data-slot="prose" className={flow}>
      <Markdown
        remarkPlugins={plugins}
        rehypePlugins={tree}
        components={inset ? componentsWith(inset) : components}
      >
        {children}
      </Markdown>
    </div>
  );
}
