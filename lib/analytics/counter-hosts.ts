/** Hosts that a counter needs, by what is loaded from them. */
type Hosts = { script: string[]; img: string[]; connect: string[] };

/** https://developers.google.com/tag-platform/security/guides/csp, Google Analytics 4 without Signals. */
const GOOGLE: Hosts = {
  script: ["https://www.googletagmanager.com"],
  img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
};

/**
 * https://yandex.ru/support/metrica/code/install-counter-csp.html, without what only session recording needs (webvisor, wss:) and
 * what loads parts for the owner's own visits (yastatic). Hits go to the domain of the visitor's Yandex.
 */
const METRIKA_HITS = ["ru", "az", "by", "co.il", "com", "com.am", "com.ge", "com.tr", "ee", "fr", "kg", "kz"]
  .concat(["lt", "lv", "md", "tj", "tm", "uz"])
  .map((domain) => `https://mc.yandex.${domain}`);
const METRIKA: Hosts = { script: ["https://mc.yandex.ru"], img: METRIKA_HITS, connect: METRIKA_HITS };

/** Which counters the pages are built with. */
export type Counters = { google?: boolean; metrika?: boolean };

/** The hosts that a page with these counters may load something of one kind from. */
export const counterHosts = ({ google, metrika }: Counters, kind: keyof Hosts): string[] => [
  ...(google ? GOOGLE[kind] : []),
  ...(metrika ? METRIKA[kind] : []),
];
