import { getLocale, getTranslations } from "next-intl/server";
import { Neighbours } from "@/components/sections/neighbours";
import { listCases, type Case } from "@/lib/content/cases";
import { casePath } from "@/lib/i18n/routes";

/** The projects before and after this one; the list wraps around at its ends. */
export async function CaseNeighbours({ slug }: { slug: string }) {
  const t = await getTranslations("cases.detail");
  const cases = listCases(await getLocale());
  const here = cases.findIndex((item) => item.slug === slug);
  const previous = cases.at(here - 1);
  const next = cases[(here + 1) % cases.length];
  if (cases.length < 2 || !previous || !next) return null;
  const neighbour = (label: string, { slug, title, image, hue }: Case) => ({
    label,
    href: casePath(slug),
    title,
    image,
    hue,
    track: { event: "case_view", category: "case", label: slug },
  });
  return (
    <Neighbours
      label={t("neighbours")}
      previous={neighbour(t("previous"), previous)}
      next={neighbour(t("next"), next)}
    />
  );
}
