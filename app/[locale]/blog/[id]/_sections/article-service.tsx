import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/link";
import type { Service } from "@/lib/content/services";
import { Link } from "@/lib/i18n/navigation";
import { contactsAbout, servicePath } from "@/lib/i18n/routes";

/** The service that an article is close to, and the way to talk about it, in the colour of the article. */
export async function ArticleService({ service }: { service: Service }) {
  const t = await getTranslations("blog.article");
  return (
    <Card asChild className="gap-0 px-5 py-4.5">
      <aside aria-label={t("service")} data-slot="article-service">
        <p className="font-mono text-mono text-service">{t("service")}</p>
        <p className="mt-2 text-h4 font-semibold text-foreground">
          <Link
            href={servicePath(service.id)}
            className="relative underline decoration-subtle underline-offset-3 hover:decoration-current pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3"
            data-track="service_click"
            data-track-label={service.id}
          >
            {service.title}
          </Link>
        </p>
        <p className="mt-1.5 text-sm text-muted-foreground">{service.description}</p>
        <ButtonLink
          href={contactsAbout("service", service.id)}
          variant="secondary"
          size="small"
          className="mt-4 self-start"
          data-track="contact_us"
          data-track-label={service.id}
        >
          {t("serviceButton")}
        </ButtonLink>
      </aside>
    </Card>
  );
}
