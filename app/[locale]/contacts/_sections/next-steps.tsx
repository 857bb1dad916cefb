import { getTranslations } from "next-intl/server";
import { RuledSteps } from "@/components/sections/ruled-steps";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";

const steps = ["answer", "call", "proposal"] as const;

/** What follows an inquiry, in three steps. No times: the company promises none. The receipt of an inquiry tells the same. */
export async function NextSteps() {
  const t = await getTranslations("contacts.next");
  return (
    <Section
      aria-labelledby="next-title"
      className="print:border-t-0! print:py-6 [body:has([data-slot=inquiry-sent])_&]:hidden"
    >
      <Container>
        <SectionHead title={t("title")} titleId="next-title" lead={t("lead")} />
        <RuledSteps
          steps={steps.map((id) => ({
            id,
            title: t(`steps.${id}.title`),
            text: t(`steps.${id}.text`),
          }))}
        />
      </Container>
    </Section>
  );
}
