import { getLocale, getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { filtersOf, type ListPage } from "@/lib/content/listing";
import { Link } from "@/lib/i18n/navigation";
import { filterKinds, routes, type FilterKind } from "@/lib/i18n/routes";
import { cn } from "@/lib/site/cn";

const link = cn(
  "flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-3 text-sm font-medium md:px-3.5 md:pointer-fine:min-h-9",
  "text-muted-foreground transition-[background,color,border-color] duration-120 hover:bg-raised hover:text-foreground",
  "aria-[current=page]:border-foreground aria-[current=page]:bg-foreground aria-[current=page]:text-background",
);

const count = "font-mono text-mono text-subtle max-md:hidden in-aria-[current=page]:text-inherit";

/** A filter that leaves one entry is no help: the card of that entry stands on the same page. */
const LEAST_OFFERED = 2;
/** Kinds that part the whole list, each entry once: to leave out the small ones would hide who the company works for. */
const parting: ReadonlySet<FilterKind> = new Set(["industry"]);

/** What a list can be narrowed down to: a plain link to each page; where there is room for it, with the number of entries there. */
export async function ListFilters({ shown }: { shown: ListPage }) {
  const t = await getTranslations("common.lists");
  const locale = await getLocale();
  const { list, filter } = shown;
  const isCurrent = ({ filter: own }: ListPage) => own?.kind === filter?.kind && own?.id === filter?.id;
  const groups = filterKinds[list]
    .map((kind) => ({
      kind,
      // Those with the most entries first.
      filters: filtersOf(list, kind, locale)
        .filter((page) => parting.has(kind) || page.total >= LEAST_OFFERED || isCurrent(page))
        .sort((a, b) => b.total - a.total),
    }))
    .filter(({ filters }) => filters.length > 1 || filters.some(isCurrent));
  if (groups.length === 0) return null;
  return (
    <Container className="grid gap-3 pb-8 md:pb-10 print:hidden">
      {groups.map(({ kind, filters }, group) => (
        <nav
          key={kind}
          data-slot="list-filters"
          aria-labelledby={`filter-${kind}`}
          className="grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-[6rem_minmax(0,1fr)]"
        >
          <h2
            id={`filter-${kind}`}
            className={cn(
              "text-[0.875rem] font-normal text-subtle md:pt-3 md:pointer-fine:pt-2",
              groups.length === 1 && "max-md:sr-only",
            )}
          >
            {/* One or the other: they do not combine. */}
            {group > 0 ? t("or", { kind: t(kind).toLowerCase() }) : t(kind)}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {/* Once for all groups. */}
            {group === 0 && (
              <li>
                <Link
                  href={routes[list]}
                  className={link}
                  aria-current={filter === undefined ? "page" : undefined}
                >
                  {t("all")}
                </Link>
              </li>
            )}
            {filters.map((page) => (
              <li key={page.path}>
                <Link href={page.path} className={link} aria-current={isCurrent(page) ? "page" : undefined}>
                  {page.filter?.name} <span className={count}>{page.total}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </Container>
  );
}
