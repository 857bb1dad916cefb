import { ArrowLeft, ArrowRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ListPage } from "@/lib/content/listing";
import { Link } from "@/lib/i18n/navigation";
import { filterPath, numberedPath, routes } from "@/lib/i18n/routes";
import { cn } from "@/lib/site/cn";

const step = buttonVariants({ variant: "secondary", size: "control" });

/** The way through the pages of a list by plain links: back, each page by its number near this one, on. */
export async function ListPages({ shown }: { shown: ListPage }) {
  const { list, filter, page, pages } = shown;
  if (pages < 2) return null;
  const t = await getTranslations("common.lists");
  const first = filter ? filterPath(list, filter.kind, filter.id) : routes[list];
  const to = (number: number) => numberedPath(first, number);
  return (
    <nav
      data-slot="list-pages"
      aria-label={t("pages")}
      className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-6 print:hidden"
    >
      <p className="text-[0.9375rem] text-muted-foreground">
        {t("position", { page: String(page), pages: String(pages) })}
      </p>
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <Link href={to(page - 1)} rel="prev" data-slot="button" className={step}>
              <ArrowLeft />
              {t("previous")}
            </Link>
          </li>
        )}
        {numbersAround(page, pages).map((number) => (
          <li key={number} className="max-md:hidden">
            <Link
              href={to(number)}
              aria-label={t("page", { page: String(number) })}
              aria-current={number === page ? "page" : undefined}
              className={cn(
                "grid size-11 place-items-center rounded-md font-mono text-sm text-muted-foreground hover:bg-raised hover:text-foreground",
                "aria-[current=page]:bg-raised aria-[current=page]:text-foreground",
              )}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link href={to(page + 1)} rel="next" data-slot="button" className={step}>
              {t("next")}
              <ArrowRight />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The first and the last page, and two on either side of this one. */
function numbersAround(page: number, pages: number): number[] {
  const near = Array.from({ length: 5 }, (_, index) => page - 2 + index);
  return [...new Set([1, ...near, pages])].filter((number) => number >= 1 && number <= pages);
}
