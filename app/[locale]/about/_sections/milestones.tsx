import { getTranslations } from "next-intl/server";
import { Lesson } from "./lesson";
import { SectionHead } from "@/components/sections/section-head";
import { Timeline } from "@/components/sections/timeline";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";

export async function Milestones() {
  const t = await getTranslations("about.milestones");
  return (
    <Section id="history">
      <Container>
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
        <Timeline alwaysSteps told={(milestone) => <Lesson milestone={milestone} />} />
      </Container>
    </Section>
  );
}
