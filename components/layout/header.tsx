import { Menu, Monitor, Moon, Sun, X } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { HeaderShell } from "@/components/layout/header-shell";
import { LanguageSwitcher } from "@/components/layout/language-switcher";
import { Logo } from "@/components/layout/logo";
import { NavLink } from "@/components/layout/nav-link";
import { ThemeSwitcher } from "@/components/layout/theme-switcher";
import { Badge } from "@/components/ui/badge";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { Sheet, SheetContent, SheetTrigger } from "@/components/ui/sheet";
import { getCompany } from "@/lib/content/company";
import { cn } from "@/lib/site/cn";
import { headerRoutes, mobileMenuRoutes, routes } from "@/lib/i18n/routes";

/** From this width on (px) the five links stand in the bar; below it they live in the sheet. */
const NAVIGATION_BREAKPOINT = 1080;

const barLink = cn(
  "relative rounded-[8px] px-3 py-[7px] text-[0.9375rem] whitespace-nowrap text-muted-foreground hover:bg-raised hover:text-foreground @max-[77.5625rem]:px-[9px]",
  "aria-[current]:text-foreground aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-[15px] aria-[current]:after:h-0.5 aria-[current]:after:bg-accent aria-[current]:after:content-['']",
);
const menuLink = "flex min-h-12 items-center gap-2.5 border-b border-line font-medium tracking-[-0.02em]";
const menuLinks = [
  { ids: headerRoutes, look: "text-[1.375rem] aria-[current]:text-accent" },
  { ids: mobileMenuRoutes, look: "text-[1.0625rem] text-muted-foreground" },
];

export async function Header() {
  const t = await getTranslations("common");
  const company = getCompany(await getLocale());
  const languages = { label: t("language.label"), names: { ru: t("language.ru"), en: t("language.en") } };
  const nameOf = (id: (typeof headerRoutes | typeof mobileMenuRoutes)[number], className?: string) => (
    <>
      {t(`routes.${id}`)}
      {id === "projectGenerator" && (
        <Badge variant="accent" size="mono" className={className}>
          {t("header.ai")}
        </Badge>
      )}
    </>
  );
  const theme = (
    <ThemeSwitcher
      labels={{
        button: {
          light: t("theme.label", { theme: "light" }),
          dark: t("theme.label", { theme: "dark" }),
          system: t("theme.label", { theme: "system" }),
        },
        menu: t("theme.menu"),
        light: t("theme.light"),
        dark: t("theme.dark"),
        system: t("theme.system"),
      }}
      signs={{ light: <Sun />, dark: <Moon />, system: <Monitor /> }}
    />
  );

  return (
    <HeaderShell>
      <Container className="flex min-h-(--header-height) items-center gap-8 @max-[77.5625rem]:gap-4 @max-[30.0625rem]:gap-2.5">
        <Logo />
        <nav
          className="ml-2 flex gap-1 @max-[77.5625rem]:ml-0 @max-[67.5625rem]:hidden"
          aria-label={t("header.navigation")}
        >
          {headerRoutes.map((id) => (
            <NavLink key={id} href={routes[id]} className={barLink}>
              {nameOf(id, "ml-1.5 align-[1px]")}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2.5 @max-[30.0625rem]:gap-[7px]">
          <LanguageSwitcher {...languages} className="@max-[23.4375rem]:hidden" />
          {theme}
          <ButtonLink href={routes.contacts} size="small" className="@max-[73.75rem]:hidden">
            {t("header.discuss")}
          </ButtonLink>
          <Sheet id="menu">
            <SheetTrigger aria-label={t("header.menu")} className="@min-[67.5625rem]:hidden">
              <Menu />
            </SheetTrigger>
            <SheetContent
              label={t("header.menu")}
              closeLabel={t("header.closeMenu")}
              closeSign={<X />}
              closeFrom={NAVIGATION_BREAKPOINT + 1}
            >
              <nav className="mt-3 mb-auto grid" aria-label={t("header.navigation")}>
                {menuLinks.map(({ ids, look }) =>
                  ids.map((id) => (
                    <NavLink key={id} href={routes[id]} className={cn(menuLink, look)}>
                      {nameOf(id)}
                    </NavLink>
                  )),
                )}
              </nav>
              <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
                <LanguageSwitcher {...languages} />
                <a className="text-[1.0625rem] font-medium" href={company.phoneHref}>
                  {company.phone}
                </a>
                <ButtonLink href={routes.contacts} className="flex-[1_1_100%]">
                  {t("header.discuss")}
                </ButtonLink>
              </div>
            </SheetContent>
          </Sheet>
        </div>
      </Container>
    </HeaderShell>
  );
}
