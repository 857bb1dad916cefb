import { getLocale, getTranslations } from "next-intl/server";
import { HeaderShell } from "@/components/layout/header-shell";
import { LanguageSwitcher } from "@/components/layout/language-switcher";
import { Logo } from "@/components/layout/logo";
import { NavLink } from "@/components/layout/nav-link";
import { ThemeSwitcher } from "@/components/layout/theme-switcher";
import { ButtonLink } from "@/components/ui/link";
import { Sheet } from "@/components/ui/sheet";
import { getCompany } from "@/lib/content/company";
import { headerRoutes, mobileMenuRoutes, routes } from "@/lib/site/routes";

/** From this width on (px) the five links stand in the bar; below it they live in the sheet. */
const NAVIGATION_BREAKPOINT = 1080;

export async function Header() {
  const t = await getTranslations("common");
  const company = getCompany(await getLocale());

  const languages = (
    <LanguageSwitcher label={t("language.label")} names={{ ru: t("language.ru"), en: t("language.en") }} />
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
    />
  );

  return (
    <HeaderShell>
      <div className="frame header-row">
        <Logo />
        <nav className="header-nav" aria-label={t("header.navigation")}>
          {headerRoutes.map((id) => (
            <NavLink key={id} href={routes[id]}>
              {t(`routes.${id}`)}
              {id === "projectGenerator" && <span className="chip">{t("header.ai")}</span>}
            </NavLink>
          ))}
        </nav>
        <div className="header-tools">
          {languages}
          {theme}
          <ButtonLink href={routes.contacts} size="small" className="@max-[73.75rem]:hidden">
            {t("header.discuss")}
          </ButtonLink>
          <Sheet
            id="menu"
            label={t("header.menu")}
            closeLabel={t("header.closeMenu")}
            closeFrom={NAVIGATION_BREAKPOINT + 1}
          >
            <nav className="menu-nav" aria-label={t("header.navigation")}>
              {[...headerRoutes, ...mobileMenuRoutes].map((id) => (
                <NavLink key={id} href={routes[id]}>
                  {t(`routes.${id}`)}
                  {id === "projectGenerator" && <span className="chip">{t("header.ai")}</span>}
                </NavLink>
              ))}
            </nav>
            <div className="menu-foot">
              {languages}
              <a className="menu-phone" href={company.phoneHref}>
                {company.phone}
              </a>
              <ButtonLink href={routes.contacts}>{t("header.discuss")}</ButtonLink>
            </div>
          </Sheet>
        </div>
      </div>
    </HeaderShell>
  );
}
