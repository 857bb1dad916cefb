/** The services that may count visits, and the companies that run them: the cookie notice and the privacy policy name them. */
export const analyticsVendors = {
  metrika: {
    ru: { service: "Яндекс Метрика", company: "ООО «Яндекс», Россия" },
    en: { service: "Yandex Metrica", company: "Yandex LLC, Russia" },
  },
  google: {
    ru: { service: "Google Analytics", company: "Google LLC, США" },
    en: { service: "Google Analytics", company: "Google LLC, USA" },
  },
} as const;
