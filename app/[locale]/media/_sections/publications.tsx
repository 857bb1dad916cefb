import { ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Signal } from "./signal";
import { Card } from "@/components/ui/card";
import { listMedia } from "@/lib/content/media";

/** Four publications, each on another site. */
export async function Publications() {
  const t = await getTranslations("company.media");
  const external = (await getTranslations("common.footer"))("external");
  return (
    <section className="publications" aria-label={t("label")}>
      <div className="frame">
        {listMedia(await getLocale()).map(({ id, href, kind, outlet, title, excerpt }, index) => (
          <Card key={id} className="publication">
            <Signal seed={id} heard={10 + index * 12} />
            <p className="mono">
              <span>{kind}</span> · {outlet}
            </p>
            <h2>
              <a
                className="card-link"
                href={href}
                rel="noopener"
                data-track="cta_click"
                data-track-label={id}
              >
                {title}
                <span className="sr-only"> ({external})</span>
              </a>
            </h2>
            <p>{excerpt}</p>
            <span className="publication-go" aria-hidden="true">
              {t("go")}
              <ArrowUpRight />
            </span>
          </Card>
        ))}
      </div>
    </section>
  );
}
