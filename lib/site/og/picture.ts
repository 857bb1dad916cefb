import "server-only";
import { getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import type { Locale } from "@/lib/i18n/routing";
import { drawExhibitGround, drawGround } from "@/lib/site/og/art";
import { ACCENT, drawWords } from "@/lib/site/og/draw";
import { pageFacts } from "@/lib/site/page-facts";
import { serviceColours } from "@/lib/site/tracks";

/** Draws the PNG that stands for the page at `path` where its address is shared, in the language of the page. */
export async function drawPicture(path: string, locale: Locale): Promise<ArrayBuffer> {
  const { topic, headline, hue, drawing } = await pageFacts(path, locale);
  const t = await getTranslations({ locale, namespace: "common.footer" });
  const tagline = `${t("tagline")} ${t("taglineDim")}`;
  const words = { brand: getCompany(locale).name, topic, headline, tagline };
  const colour = hue ? serviceColours[hue] : ACCENT;
  return drawWords(words, drawing ? drawExhibitGround(drawing, colour) : drawGround(path, colour), colour);
}
