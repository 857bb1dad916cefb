import fonts from "@/lib/site/fonts.json";

/** Fonts the first screen of a language needs at once. Russian text takes its digits and spaces from the Latin face. */
export const fontPreloads = (locale: string | undefined) =>
  locale === "en"
    ? [fonts.files["onest-latin"]]
    : [fonts.files["onest-cyrillic"], fonts.files["onest-latin"]];
