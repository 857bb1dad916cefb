import { Check } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Section } from "@/components/ui/section";
import type { Service } from "@/lib/content/services";

/** Five solutions as columns under one ruler. */
export async function ServiceSolutions({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  return (
    <Section>
      <div className="frame">
        <p className="eyebrow">{t("solutions")}</p>
        <h2 className="h2">{service.solutionsTitle}</h2>
        <ul className="sv-solutions">
          {service.solutions.map((solution) => (
            <li key={solution}>
              <Check />
              {solution}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
