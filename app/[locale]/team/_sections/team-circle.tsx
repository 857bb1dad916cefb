import { getLocale, getTranslations } from "next-intl/server";
import { Seal } from "@/components/illustrations/seal";
import { TextLink } from "@/components/ui/text-link";
import { listTeam } from "@/lib/content/team";
import { routes } from "@/lib/site/routes";

const initials = (name: string) =>
  name
    .split(/\s/)
    .map((word) => word.charAt(0))
    .join("");

/** Four people, each with a quarter of the dial lit: together they close the circle. */
export async function TeamCircle() {
  const t = await getTranslations("company.team");
  return (
    <section className="team" aria-label={t("label")}>
      <div className="frame">
        <ul>
          {listTeam(await getLocale()).map(({ id, name, position, description }, index) => (
            <li key={id}>
              <Seal mark={initials(name)} seed={id} lit={{ from: 10 * index - 10, count: 10 }} />
              <div>
                <h2 className="h3">{name}</h2>
                <p className="team-position">{position}</p>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="team-join">
          <p>{t("join")}</p>
          <TextLink href={routes.vacancies} data-track="learn_more" data-track-label="team_vacancies">
            {t("vacancies")}
          </TextLink>
        </div>
      </div>
    </section>
  );
}
