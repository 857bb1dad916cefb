import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/link";
import { Link } from "@/lib/i18n/navigation";
import { routes, type RouteId } from "@/lib/site/routes";

type PageTrailProps = {
  /** Where the button leads; the words name the place. Without it the page has its way back elsewhere. */
  back?: { href: string; label: string };
  /** The list this page belongs to. */
  section: RouteId;
  /** Title of this page. */
  current: string;
  /** What else stands in the line, at its end. */
  children?: ReactNode;
};

/** The way back and the place of a page in the site, above its headline. */
export async function PageTrail({ back, section, current, children }: PageTrailProps) {
  const t = await getTranslations("common");
  return (
    <div className="page-trail">
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <nav aria-label={t("breadcrumbs")}>
        <ol>
          {(["home", section] as const).map((id) => (
            <li key={id}>
              <Link href={routes[id]}>{t(`routes.${id}`)}</Link>
            </li>
          ))}
          <li aria-current="page">{current}</li>
        </ol>
      </nav>
      {children}
    </div>
  );
}
