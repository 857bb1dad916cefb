import "server-only";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

const frame: Record<Locale, readonly [before: string, after: string]> = {
  ru: [
    "Концепт интерфейса или иллюстрации для сайта по описанию ниже. Плоский современный дизайн, читаемая сетка, без логотипов настоящих компаний, без фотографий настоящих людей и без мелкого текста.",
    "Описание:",
  ],
  en: [
    "A concept of an interface or an illustration for a website, by the description below. Flat modern design, a legible grid, no logos of real companies, no photographs of real people, no small print.",
    "Description:",
  ],
};

/** Models of pictures take prompts of some thousand characters; longer ones are refused by several. */
const MAX_CHARACTERS = 3_500;

/** What a model of pictures is asked. The input is masked already. */
export const imagePrompt = ({ description }: ToolInput, locale: Locale): string =>
  [...frame[locale], description.slice(0, MAX_CHARACTERS)].join("\n");
