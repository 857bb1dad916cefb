import { ArrowUpRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { SectionHead } from "@/components/sections/section-head";
import { Section } from "@/components/ui/section";
import { listPractices } from "@/lib/content/practices";
import { Link } from "@/lib/i18n/navigation";
import { servicePath } from "@/lib/site/routes";

/** Six practices as rows of a table; a row leads to its service. */
export async function Practices() {
  const t = await getTranslations("about.practices");
  return (
    <Section id="practices">
      <div className="frame">
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
        <ol className="practices">
          {listPractices(await getLocale()).map(({ service, title, description, hue }, index) => (
            <li key={service} data-hue={hue}>
              <Link href={servicePath(service)} data-track="service_click" data-track-label={service}>
                <span className="mono" aria-hidden="true">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <b>{title}</b>
                <span>{description}</span>
                <ArrowUpRight />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
