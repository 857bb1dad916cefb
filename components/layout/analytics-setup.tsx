import { getLocale, getTranslations } from "next-intl/server";
import { SETUP_ID, type AnalyticsSetup as Setup } from "@/lib/analytics/setup";
import { getAnalyticsVendors } from "@/lib/content/analytics-vendors";
import { env } from "@/lib/env";

/** What the cookie notice and the counters need, as data of the page; nothing on a site built without counters. */
export async function AnalyticsSetup() {
  const locale = await getLocale();
  const t = await getTranslations("common.cookies");
  const services = getAnalyticsVendors(locale).map(({ service }) => service);
  if (services.length === 0) return null;
  const setup: Setup = {
    google: env.NEXT_PUBLIC_GA_MEASUREMENT_ID,
    metrika: env.NEXT_PUBLIC_YANDEX_METRIKA_ID,
    words: {
      label: t("label"),
      announcement: t("announcement"),
      text: t("text", { services: new Intl.ListFormat(locale).format(services) }),
      policy: t("policy"),
      accept: t("accept"),
      reject: t("reject"),
      granted: t("granted"),
      denied: t("denied"),
      settings: t("settings"),
    },
  };
  const json = JSON.stringify(setup).replaceAll("<", "\\u003c");
  return <script id={SETUP_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
