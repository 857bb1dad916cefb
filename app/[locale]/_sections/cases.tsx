import { ArrowLeft, ArrowRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { CaseSlider } from "./case-slider";
import { slidesOf } from "./case-slides";
import { teaserOf } from "./case-teaser";
import { ResultsWall } from "./results-wall";
import { Eyebrow } from "@/components/ui/eyebrow";
import { TextLink } from "@/components/ui/text-link";
import { listCases } from "@/lib/content/cases";
import { CAROUSEL } from "@/lib/site/constants";
import { routes } from "@/lib/i18n/routes";

/** Six projects, three to a page. The words and the first list come from the server; the slider turns pages and asks anew. */
export async function Cases() {
  const t = await getTranslations("home.cases");
  const list = await getTranslations("cases.list");
  const locale = await getLocale();
  const cases = listCases(locale).slice(0, CAROUSEL.cases).map(teaserOf);
  const position = (index: number, total: number) =>
    t("position", { index: String(index), total: String(total) });
  const pages = CAROUSEL.cases / CAROUSEL.perPage;
  return (
    <CaseSlider
      slides={slidesOf(cases)}
      initial={cases}
      signs={{ previous: <ArrowLeft />, next: <ArrowRight /> }}
      locale={locale}
      heading={
        <div>
          <Eyebrow>{t("eyebrow")}</Eyebrow>
          <h2 className="text-h2" id="cases-title">
            {t("title")}
          </h2>
        </div>
      }
      all={
        <TextLink href={routes.cases} data-track="view_all_cases" data-track-label="home">
          {t("all")}
        </TextLink>
      }
      empty={
        <>
          <p className="text-h3 font-semibold">{list("empty")}</p>
          <p className="mt-1 mb-2.5 text-[0.9375rem] text-muted-foreground">{t("emptyText")}</p>
          <TextLink href={routes.contacts} data-track="contact_us" data-track-label="home_cases">
            {t("emptyLink")}
          </TextLink>
        </>
      }
      words={{
        carousel: t("carousel"),
        slide: t("slide"),
        previous: t("previous"),
        next: t("next"),
        pages: t("pages"),
        page: Array.from({ length: pages }, (_, index) => t("page", { index: String(index + 1) })),
        positions: Array.from({ length: pages }, (_, total) =>
          Array.from({ length: total + 1 }, (_, index) => position(index + 1, total + 1)),
        ),
      }}
    >
      <ResultsWall />
    </CaseSlider>
  );
}
