import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";

/** What a draft is worth, and the way to those who check it. */
export async function Closing() {
  const t = await getTranslations("generator.page");
  return (
    <section className="tool-close">
      <div className="frame crosses">
        <div className="tool-disclaimer">
          <h2 className="h4">{t("disclaimer.title")}</h2>
          <p>{t("disclaimer.draft")}</p>
          <p>{t("disclaimer.data")}</p>
        </div>
        <div className="tool-contact">
          <h2 className="h3">{t("contact.title")}</h2>
          <p>{t("contact.text")}</p>
          <ButtonLink href={routes.contacts} arrow>
            {t("contact.button")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
