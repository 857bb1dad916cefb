import { Actions } from "@/components/ui/actions";
import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/link";
import type { MissingKind } from "@/lib/site/known-paths";
import { routes } from "@/lib/site/routes";

const ways = {
  page: { primary: routes.home, secondary: routes.services },
  service: { primary: routes.home, secondary: routes.services },
  case: { primary: routes.cases, secondary: routes.contacts },
  article: { primary: routes.blog, secondary: routes.home },
} as const satisfies Record<MissingKind, unknown>;

/** The ring is the zero of 404; its track leaves the frame. The card says what is missing and where to go. */
export async function NotFoundCard({ kind }: { kind: MissingKind }) {
  const t = await getTranslations("notFound");
  const locale = await getLocale();
  return (
    <section className="not-found">
      <svg
        className="not-found-art"
        viewBox="0 0 1440 760"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href="/drawings/not-found.svg#ring" />
      </svg>
      <div className="frame">
        <div className="panel not-found-card">
          {kind === "page" ? (
            <>
              {locale !== "en" && <p className="not-found-line">{t("page.title")}</p>}
              <h1 tabIndex={-1} lang="en">
                404 Page Not Found
              </h1>
            </>
          ) : (
            <h1 tabIndex={-1}>{t(`${kind}.title`)}</h1>
          )}
          <p>{t(`${kind}.text`)}</p>
          {kind === "page" && (
            <p className="not-found-hint" lang="en">
              Did you forget to add the page to the router?
            </p>
          )}
          <Actions>
            <ButtonLink size="compact" href={ways[kind].primary} arrow>
              {t(`${kind}.primary`)}
            </ButtonLink>
            <ButtonLink size="compact" href={ways[kind].secondary} variant="secondary">
              {t(`${kind}.secondary`)}
            </ButtonLink>
          </Actions>
        </div>
      </div>
    </section>
  );
}
