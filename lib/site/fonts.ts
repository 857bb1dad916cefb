import fonts from "@/lib/site/fonts.json";

/** Fonts the first screen of a language needs at once. Russian text takes its digits and spaces from the Latin face. */
export const fontPreloads = (locale: string | undefined) =>
  locale === "en"
    ? [fonts.files["onest-latin"]]
    : [fonts.files["onest-cyrillic"], fonts.files["onest-latin"]];

/** The sheet that declares the fonts and their stand-ins. It stands apart, so that a page may bring it into effect by itself. */
export const fontSheet = fonts.sheet;
