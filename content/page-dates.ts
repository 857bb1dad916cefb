/**
 * Day on which the words of a page last changed in a way its readers would notice; search engines learn it from the sitemap.
 * Articles, cases, services and legal texts carry their dates themselves, and lists of them take the latest.
 */
export const pageDates = {
  home: "2026-11-20",
  about: "2026-11-20",
  contacts: "2026-11-20",
  projectGenerator: "2026-11-21",
  designGenerator: "2026-11-21",
  vacancies: "2026-11-20",
  team: "2026-11-20",
  media: "2026-11-20",
  partners: "2026-11-20",
  awards: "2026-11-20",
} as const;
