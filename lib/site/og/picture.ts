import "server-only";
import { getTranslations } from "next-intl/server";
import { getCompany } from "@/lib/content/company";
import type { Locale } from "@/lib/i18n/routing";
import { drawApart } from "@/lib/pictures/draw-apart";
import { SHARED_PICTURE } from "@/lib/site/constants";
import { drawExhibitGround, drawGround } from "@/lib/site/og/art";
import { ACCENT, pictureOf } from "@/lib/site/og/scene";
import { pageFacts } from "@/lib/site/page-facts";
import { serviceColours } from "@/lib/site/tracks";

/** Draws the PNG that stands for the page at `path` where its address is shared, in the language of the page. */
export async function drawPicture(path: string, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const { topic, headline, hue, drawing } = await pageFacts(path, locale);
  const t = await getTranslations({ locale, namespace: "common.footer" });
  const tagline = `${t("tagline")} ${t("taglineDim")}`;
  const words = { brand: getCompany(locale).name, topic, headline, tagline };
  const colour = hue ? serviceColours[hue] : ACCENT;
  const ground = drawing ? drawExhibitGround(drawing, colour) : drawGround(path, colour);
  return drawApart(await pictureOf(words, ground, colour), SHARED_PICTURE);
}
