import { ArrowLeft } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";
import { routes, type RouteId } from "@/lib/i18n/routes";

type PageTrailProps = {
  /** Words for the way home where it is the way back too. */
  home?: string;
  /** The list this page belongs to. */
  section: RouteId;
  /** Title of this page. */
  current: string;
  /** What else stands in the line, at its end. */
  children?: ReactNode;
};

/** A step of the way, with a slash before it that nobody hears. */
const place = cn(
  "flex-none not-first:before:px-2 not-first:before:text-subtle not-first:before:content-['/'_/_'']",
);

/** The place of a page in the site, above its headline: each step is a way back. */
export async function PageTrail({ home, section, current, children }: PageTrailProps) {
  const t = await getTranslations("common");
  return (
    <div data-slot="page-trail" className="flex flex-wrap items-center gap-x-3.5 gap-y-3 print:hidden">
      <nav aria-label={t("breadcrumbs")} className="min-w-48 flex-1 max-md:min-w-0 max-md:flex-none">
        <ol className="flex items-center text-[0.875rem] text-subtle">
          {(["home", section] as const).map((id) => (
            <li key={id} className={place}>
              <Link
                href={routes[id]}
                className="inline-block py-2 hover:text-foreground pointer-coarse:py-[11px]"
              >
                {id === "home" && home !== undefined ? (
                  <>
                    <ArrowLeft className="mr-2 inline-block size-4 align-[-2px]" />
                    {home}
                  </>
                ) : (
                  t(`routes.${id}`)
                )}
              </Link>
            </li>
          ))}
          {/* On a phone the headline right below says where the visitor is. */}
          <li
            aria-current="page"
            className={cn(place, "max-w-[40em] min-w-0 flex-initial truncate max-md:hidden")}
          >
            {current}
          </li>
        </ol>
      </nav>
      {children}
    </div>
  );
}
