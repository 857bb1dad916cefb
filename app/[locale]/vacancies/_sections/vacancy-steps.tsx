import { getTranslations } from "next-intl/server";
import { RuledSteps } from "@/components/sections/ruled-steps";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";

const steps = ["letter", "talk", "decision"] as const;

/** What follows an application. No times: the company promises none. */
export async function VacancySteps() {
  const t = await getTranslations("company.vacancies.steps");
  return (
    <Section aria-labelledby="steps-title">
      <Container>
        <SectionHead title={t("title")} titleId="steps-title" lead={t("lead")} />
        <RuledSteps steps={steps.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`) }))} />
      </Container>
    </Section>
  );
}
