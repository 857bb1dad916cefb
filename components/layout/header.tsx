import { Menu, Monitor, Moon, Sun, X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { DiscussLink } from "@/components/layout/discuss-link";
import { HeaderShell } from "@/components/layout/header-shell";
import { LanguageSwitcher } from "@/components/layout/language-switcher";
import { Logo } from "@/components/layout/logo";
import { MenuFoot, MenuLinks } from "@/components/layout/menu";
import { NavLink } from "@/components/layout/nav-link";
import { RouteName } from "@/components/layout/route-name";
import { ThemeSwitcher } from "@/components/layout/theme-switcher";
import { buttonVariants } from "@/components/ui/button-variants";
import { Container } from "@/components/ui/container";
import { Sheet, SheetContent, SheetTrigger } from "@/components/ui/sheet";
import { cn } from "@/lib/site/cn";
import { headerRoutes, routes } from "@/lib/i18n/routes";

/** From this width on (px) the five links stand in the bar; below it they live in the sheet. */
const NAVIGATION_BREAKPOINT = 1080;

const barLink = cn(
  "relative rounded-[8px] px-3 py-[7px] text-[0.9375rem] whitespace-nowrap text-muted-foreground hover:bg-raised hover:text-foreground @max-[77.5625rem]:px-[9px]",
  "aria-[current]:text-foreground aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-[15px] aria-[current]:after:h-0.5 aria-[current]:after:bg-accent",
);

/** The way to the form: a button where there is room for one, its words alone below, nothing on the smallest screens. */
const discuss = {
  button: cn(buttonVariants({ size: "small" }), "whitespace-nowrap @max-[73.75rem]:hidden"),
  words: cn(
    buttonVariants({ variant: "ghost", size: "small" }),
    "px-2 whitespace-nowrap text-foreground @max-[24.3125rem]:hidden @min-[73.8125rem]:hidden",
  ),
};

/** On a phone languages and themes stand in the menu. */
const roomy = "@max-[30.0625rem]:hidden";

export async function Header() {
  const t = await getTranslations("common");
  const languages = { label: t("language.label"), names: { ru: t("language.ru"), en: t("language.en") } };
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
      <Container className="flex min-h-(--header-height) items-center gap-8 @max-[77.5625rem]:gap-4 @max-[30.0625rem]:gap-2">
        <Logo />
        <nav
          className="ml-2 flex gap-1 @max-[77.5625rem]:ml-0 @max-[67.5625rem]:hidden"
          aria-label={t("header.navigation")}
        >
          {headerRoutes.map((id) => (
            <NavLink key={id} href={routes[id]} className={barLink}>
              <RouteName id={id} badge="ml-1.5 align-[1px]" />
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2.5 @max-[30.0625rem]:gap-[5px]">
          <LanguageSwitcher {...languages} className={roomy} />
          <div className={cn("contents", roomy)}>{theme}</div>
          <DiscussLink data-slot="button" className={discuss.button}>
            {t("header.discuss")}
          </DiscussLink>
          <DiscussLink data-slot="button" className={discuss.words}>
            {t("header.discuss")}
          </DiscussLink>
          <Sheet id="menu">
            <SheetTrigger aria-label={t("header.menu")} className="@min-[67.5625rem]:hidden">
              <Menu />
            </SheetTrigger>
            <SheetContent
              label={t("header.menu")}
              head={<Logo />}
              closeLabel={t("header.closeMenu")}
              closeSign={<X />}
              closeFrom={NAVIGATION_BREAKPOINT + 1}
            >
              <MenuLinks />
              <MenuFoot>
                <LanguageSwitcher {...languages} />
                {theme}
              </MenuFoot>
            </SheetContent>
          </Sheet>
        </div>
      </Container>
    </HeaderShell>
  );
}
