import fonts from "@/lib/site/fonts.json";

/** Fonts the first screen of a language needs at once. Russian text takes its digits and spaces from the Latin face. */
export const fontPreloads = (locale: string | undefined) =>
  locale === "en" ? [fonts["onest-latin"]] : [fonts["onest-cyrillic"], fonts["onest-latin"]];
