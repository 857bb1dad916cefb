import { getLocale, getTranslations } from "next-intl/server";
import { RingPage, ringPage } from "@/components/layout/ring-page";
import { RouterHint, UnknownAddress } from "@/components/sections/unknown-address";
import { ButtonLink } from "@/components/ui/link";
import type { MissingKind } from "@/lib/site/known-paths";
import { routes } from "@/lib/i18n/routes";

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
    <RingPage drawing="not-found">
      {kind === "page" ? (
        <UnknownAddress line={locale === "en" ? undefined : t("page.title")} />
      ) : (
        <h1 tabIndex={-1} className={ringPage.title}>
          {t(`${kind}.title`)}
        </h1>
      )}
      <p className={ringPage.text}>{t(`${kind}.text`)}</p>
      {kind === "page" && <RouterHint />}
      <div className={ringPage.actions}>
        <ButtonLink size="compact" href={ways[kind].primary} arrow>
          {t(`${kind}.primary`)}
        </ButtonLink>
        <ButtonLink size="compact" href={ways[kind].secondary} variant="secondary">
          {t(`${kind}.secondary`)}
        </ButtonLink>
      </div>
    </RingPage>
  );
}
