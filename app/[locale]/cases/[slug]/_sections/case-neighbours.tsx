import { getLocale, getTranslations } from "next-intl/server";
import { Neighbours } from "@/components/sections/neighbours";
import { listCases, type Case } from "@/lib/content/cases";
import { neighboursIn } from "@/lib/content/neighbours";
import { casePath } from "@/lib/i18n/routes";

/** The projects before and after this one; the list wraps around at its ends. */
export async function CaseNeighbours({ slug }: { slug: string }) {
  const t = await getTranslations("cases.detail");
  const found = neighboursIn(listCases(await getLocale()), (item) => item.slug === slug);
  if (!found) return null;
  const neighbour = (label: string, { slug, title, image, photo, drawing, hue }: Case) => ({
    label,
    href: casePath(slug),
    title,
    image,
    photo,
    drawing,
    hue,
    track: { event: "case_view", category: "case", label: slug },
  });
  return (
    <Neighbours
      label={t("neighbours")}
      previous={neighbour(t("previous"), found.previous)}
      next={neighbour(t("next"), found.next)}
    />
  );
}
