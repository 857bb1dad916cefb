import { Actions } from "@/components/ui/actions";
import { CircleCheck } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";

export async function ThankYou() {
  const t = await getTranslations("contacts.thankYou");
  return (
    <section className="thank-you">
      <svg className="thank-you-ring" viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/contact-ring.svg#ring" />
      </svg>
      <div className="frame">
        <span className="thank-you-mark">
          <CircleCheck />
        </span>
        <h1 className="h1">{t("title")}</h1>
        <p className="lead">{t("text")}</p>
        <Actions>
          <ButtonLink href={routes.cases} arrow>
            {t("primary")}
          </ButtonLink>
          <ButtonLink href={routes.home} variant="secondary">
            {t("secondary")}
          </ButtonLink>
        </Actions>
      </div>
    </section>
  );
}
