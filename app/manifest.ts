import { palette } from "@/lib/pictures/palette";
import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import { routes } from "@/lib/i18n/routes";

export const dynamic = "force-static";

/** The site as an installed application; one for both languages, so in the default one. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name } = getCompany("ru");
  const t = await getTranslations({ locale: "ru", namespace: "home.meta" });
  return {
    id: routes.home,
    name,
    short_name: name,
    description: t("description"),
    lang: "ru",
    dir: "ltr",
    start_url: routes.home,
    scope: "/",
    display: "minimal-ui",
    // The dark theme's background: what a visitor sees who has chosen nothing.
    background_color: palette.dark.background,
    theme_color: palette.dark.background,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}
