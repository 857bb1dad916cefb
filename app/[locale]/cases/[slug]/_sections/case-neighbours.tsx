import { getLocale, getTranslations } from "next-intl/server";
import { Cover } from "@/components/ui/cover";
import { Icon } from "@/components/ui/icon";
import { listCases } from "@/lib/content/cases";
import { Link } from "@/lib/i18n/navigation";
import { casePath } from "@/lib/site/routes";

/** The projects before and after this one; the list wraps around at its ends. */
export async function CaseNeighbours({ slug }: { slug: string }) {
  const t = await getTranslations("cases.detail");
  const cases = listCases(await getLocale());
  const here = cases.findIndex((item) => item.slug === slug);
  const previous = cases.at(here - 1);
  const next = cases[(here + 1) % cases.length];
  if (cases.length < 2 || !previous || !next) return null;
  return (
    <nav className="cd-next" aria-label={t("neighbours")}>
      <div className="frame">
        <Link
          href={casePath(previous.slug)}
          data-hue={previous.hue}
          data-track="case_view"
          data-track-label={previous.slug}
        >
          <Cover src={previous.image} />
          <span>
            <span className="mono">
              <Icon name="arrow-left" />
              {t("previous")}
            </span>
            <b>{previous.title}</b>
          </span>
        </Link>
        <Link
          href={casePath(next.slug)}
          data-hue={next.hue}
          data-track="case_view"
          data-track-label={next.slug}
        >
          <span>
            <span className="mono">
              {t("next")}
              <Icon name="arrow-right" />
            </span>
            <b>{next.title}</b>
          </span>
          <Cover src={next.image} />
        </Link>
      </div>
    </nav>
  );
}
