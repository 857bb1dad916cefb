import type { Locale } from "../../lib/i18n/routing.ts";

/** What an editor may write and no test may mind: figures, names in Latin letters, straight quotation marks. */
const PIECES: Readonly<Record<Locale, readonly string[]>> = {
  ru: [
    "проверили",
    "Kubernetes",
    "за 40 минут",
    "и запустили",
    '"вживую"',
    "на складе",
    "с nginx",
    "в 3,7 раза",
    "быстрее —",
    "а Amazon Web Services",
    "оставили",
    "без простоя",
  ],
  en: [
    "we checked",
    "Kubernetes",
    "in 40 minutes",
    "and started",
    '"live"',
    "at the warehouse",
    "with nginx",
    "3.7 times",
    "faster —",
    "and Amazon Web Services",
    "stayed",
    "without a stop",
  ],
};

export type Writer = (locale: Locale, like: string) => string;

/** Writes texts that have not been there before, each about as long as the one it stands for. */
export function newWriter(): Writer {
  let written = 0;
  return (locale, like) => {
    written += 1;
    // Marks in seals and figures of the timeline have room for two or three characters.
    if (like.length <= 3) return String(10 + (written % 90));
    const pieces = PIECES[locale];
    let text = `${locale === "ru" ? "Запись" : "Entry"} ${written}`;
    for (let next = written; text.length < like.length; next++)
      text += ` ${pieces[next % pieces.length] ?? ""}`;
    return text;
  };
}
