import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { Service } from "@/lib/content/services";

/** Five solutions as columns under one ruler. */
export async function ServiceSolutions({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <section className="section">
      <div className="frame">
        <p className="eyebrow">{t("solutions")}</p>
        <h2 className="h2">{service.solutionsTitle}</h2>
        <ul className="sv-solutions">
          {service.solutions.map((solution) => (
            <li key={solution}>
              <Icon name="check" />
              {solution}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
