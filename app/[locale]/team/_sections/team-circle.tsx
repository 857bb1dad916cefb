import { getLocale, getTranslations } from "next-intl/server";
import { Seal } from "@/components/illustrations/seal";
import { Card } from "@/components/ui/card";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { listTeam } from "@/lib/content/team";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

const initials = (name: string) =>
  name
    .split(/\s/)
    .map((word) => word.charAt(0))
    .join("");

/** The cells share their hairlines; the outer ones fall outside the box. */
const cell = cn(
  "-mr-px -mb-px flex flex-col items-start gap-4.5 border-r border-b border-line px-5 py-6.5",
  "md:gap-8 md:px-9 md:py-10 lg:flex-row lg:items-center",
);

/** Ticks of the dial. */
const TICKS = 40;

/** The team, each with a part of the dial lit: together they close the circle. */
export async function TeamCircle() {
  const t = await getTranslations("company.team");
  const team = listTeam(await getLocale());
  /** The tick at which a person's part begins; the first part is centred above. */
  const from = (index: number) => Math.round((TICKS / team.length) * index) - TICKS / 4;
  return (
    <Section className="pt-6" aria-label={t("label")}>
      <Container>
        <Card asChild className="grid grid-cols-1 overflow-clip md:grid-cols-2">
          <ul>
            {team.map(({ id, name, position, description }, index) => (
              <li key={id} className={cell}>
                <Seal
                  mark={initials(name)}
                  seed={id}
                  lit={{ from: from(index), count: from(index + 1) - from(index) }}
                  className="size-30 md:size-42 [&_text]:font-sans [&_text]:text-[14px] [&_text]:tracking-[-0.03em]"
                />
                <div>
                  <h2 className="text-h3">{name}</h2>
                  <p className="mt-1 text-[0.9375rem] text-accent">{position}</p>
                  <p className="mt-3 text-[0.9688rem] leading-[1.55] text-muted-foreground">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-[1.0625rem] text-muted-foreground">
          <p>{t("join")}</p>
          <TextLink
            href={routes.vacancies}
            className="text-foreground"
            data-track="learn_more"
            data-track-label="team_vacancies"
          >
            {t("vacancies")}
          </TextLink>
        </div>
      </Container>
    </Section>
  );
}
