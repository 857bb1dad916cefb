import type { Locale } from "@/lib/i18n/routing";

/** A number as somebody types it, with spaces or commas between groups; `undefined` for anything else. Never negative. */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const plain = text.replace(/\s/g, "");
  const point = locale === "ru" ? plain.replace(",", ".") : plain.replaceAll(",", "");
  return /^\d{1,13}(?:\.\d{1,6})?$/.test(point) ? Number(point) : undefined;
}

/** A share of the width of a drawing, as SVG takes it. */
export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
