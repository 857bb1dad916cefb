import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DiscussLink } from "@/components/layout/discuss-link";
import { NavLink } from "@/components/layout/nav-link";
import { RouteName } from "@/components/layout/route-name";
import { buttonVariants } from "@/components/ui/button-variants";
import { getCompany } from "@/lib/content/company";
import { listServices } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";
import { headerRoutes, mobileMenuRoutes, routes, servicePath } from "@/lib/i18n/routes";

const main =
  "flex min-h-12 items-center gap-2.5 border-b border-line text-[1.375rem] font-medium tracking-[-0.02em] md:min-h-16 md:text-[1.5rem] aria-[current]:text-accent";
/** The look of all links of a list stands at the list: every page carries them. */
const group = cn(
  "grid grid-cols-2 gap-x-5 text-[0.9375rem] leading-[1.25] text-muted-foreground md:grid-cols-1 md:text-[1.0625rem]",
  "[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:py-1.5 md:[&_a]:min-h-12 [&_a:hover]:text-foreground [&_a[aria-current]]:text-accent",
);
const label = "mb-1 font-mono text-mono text-subtle";

/** The pages of the header large; the services and the other pages small, in two columns or, on a tablet, beside the large ones. */
export async function MenuLinks() {
  const t = await getTranslations("common");
  return (
    <nav
      className="mt-2 mb-auto grid gap-x-10 gap-y-5 md:mt-8 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]"
      aria-label={t("header.navigation")}
    >
      <ul>
        {headerRoutes.map((id) => (
          <li key={id}>
            <NavLink href={routes[id]} className={main}>
              <RouteName id={id} />
            </NavLink>
          </li>
        ))}
      </ul>
      <div>
        <p id="menu-services" className={label}>
          {t("footer.services")}
        </p>
        <ul aria-labelledby="menu-services" className={group}>
          {listServices(await getLocale()).map(({ id, title }) => (
            <li key={id}>
              <NavLink href={servicePath(id)}>{title}</NavLink>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p id="menu-more" className={label}>
          {t("header.more")}
        </p>
        <ul aria-labelledby="menu-more" className={group}>
          {mobileMenuRoutes.map((id) => (
            <li key={id}>
              <NavLink href={routes[id]}>
                <RouteName id={id} />
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The lower edge of the menu, in sight however long the lists are. `children`: switches. */
export async function MenuFoot({ children }: { children: ReactNode }) {
  const t = await getTranslations("common.header");
  const company = getCompany(await getLocale());
  return (
    <div className="sticky bottom-0 z-1 -mx-(--gutter) mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-3 border-t border-line bg-background px-(--gutter) pt-3.5 pb-[max(16px,env(safe-area-inset-bottom))]">
      {children}
      <a className="ml-auto py-2.5 text-[1.0625rem] font-medium" href={company.phoneHref}>
        {company.phone}
      </a>
      <DiscussLink data-slot="button" className={cn(buttonVariants(), "flex-[1_1_100%]")}>
        {t("discuss")}
      </DiscussLink>
    </div>
  );
}
