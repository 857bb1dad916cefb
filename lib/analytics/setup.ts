/** The words of the cookie notice and of the link to it in the footer. */
export type CookieWords = {
  /** Name of the notice. */
  label: string;
  /** Said once to those who cannot see that the notice is there. */
  announcement: string;
  text: string;
  /** The link to the privacy policy. */
  policy: string;
  accept: string;
  reject: string;
  /** How things stand, for those who ask to change it. */
  granted: string;
  denied: string;
  /** The button in the footer. */
  settings: string;
};

/** What a site built with counters tells the browser: their ids, and the words of the question that comes before them. */
export type AnalyticsSetup = {
  /** Measurement ID of Google Analytics, `G-…`. */
  google?: string;
  /** Number of the Yandex Metrika counter. */
  metrika?: number;
  words: CookieWords;
};

/** The element that holds the setup as JSON; a site built without counters has none. */
export const SETUP_ID = "analytics";

/** The setup of the page in view as JSON, or undefined on a site without counters. */
export const setupText = (): string | undefined => document.getElementById(SETUP_ID)?.textContent;

/** @param text what `setupText` answers */
export const parseSetup = (text: string) => JSON.parse(text) as AnalyticsSetup;
