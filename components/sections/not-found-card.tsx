import { getTranslations } from "next-intl/server";
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
          <h1 tabIndex={-1}>{t(`${kind}.title`)}</h1>
          <p>{t(`${kind}.text`)}</p>
          {kind === "page" && (
            <div className="not-found-hint" lang="en">
              <b>404 Page Not Found</b>
              <span>Did you forget to add the page to the router?</span>
            </div>
          )}
          <div className="actions">
            <ButtonLink href={ways[kind].primary} arrow>
              {t(`${kind}.primary`)}
            </ButtonLink>
            <ButtonLink href={ways[kind].secondary} variant="secondary">
              {t(`${kind}.secondary`)}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
