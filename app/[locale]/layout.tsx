import { ArrowUp } from "lucide-react";
import { palette } from "@/lib/pictures/palette";
import "../globals.css";
import { locale as rootLocale } from "next/root-params";
import { getTranslations } from "next-intl/server";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Analytics } from "@/components/layout/analytics";
import { AnalyticsSetup } from "@/components/layout/analytics-setup";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { HeadScript } from "@/components/layout/head-script";
import { Hydrated } from "@/components/layout/hydrated";
import { Letterhead } from "@/components/layout/letterhead";
import { PendingPage } from "@/components/layout/pending-page";
import { RememberCampaign } from "@/components/layout/remember-campaign";
import { RouteFocus } from "@/components/layout/route-focus";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { ThemeProvider } from "@/components/layout/theme-provider";
import { ToastHost } from "@/components/layout/toast-host";
import { TrackClicks } from "@/components/layout/track-clicks";
import { env } from "@/lib/env";
import { locales } from "@/lib/i18n/routing";
import { fontPreloads } from "@/lib/site/fonts";

export const dynamicParams = false;
export const generateStaticParams = () => locales.map((locale) => ({ locale }));

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: {
    icon: [{ url: "/favicon.svg", type: "image/svg+xml", sizes: "32x32" }],
    apple: [{ url: "/icons/apple-touch-icon.png", sizes: "180x180", type: "image/png" }],
  },
  // Phone numbers are links where they should be; a browser must not guess more of them.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  // Bars at the lower edge reach down to it and keep clear of the phone's own line there.
  viewportFit: "cover",
  colorScheme: "dark light",
  themeColor: [
    { media: "(prefers-color-scheme: dark)", color: palette.dark.background },
    { media: "(prefers-color-scheme: light)", color: palette.light.background },
  ],
};

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  const t = await getTranslations("common");
  return (
    <html lang={locale} className="dark" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <HeadScript />
        {fontPreloads(locale).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        <ThemeProvider>
          {/* Islands that need words receive them themselves; no dictionary travels with every page. */}
          <a
            href="#main"
            data-slot="skip-link"
            className="fixed -top-2 left-5 z-60 -translate-y-full rounded-md bg-foreground px-4 py-2.5 font-medium text-background focus:top-3 focus:translate-y-0 print:hidden"
          >
            {t("skipToContent")}
          </a>
          <Header />
          <PendingPage label={t("loading")} />
          <Letterhead />
          {children}
          <Footer />
          <ScrollToTop label={t("scrollToTop")}>
            <ArrowUp />
          </ScrollToTop>
          <ToastHost
            label={t("toast.label")}
            regionLabel={t("toast.region", { key: "F8" })}
            closeLabel={t("toast.close")}
          />
          <RouteFocus />
          <Hydrated />
          <RememberCampaign />
          <TrackClicks />
          <AnalyticsSetup />
          <Analytics />
        </ThemeProvider>
      </body>
    </html>
  );
}
