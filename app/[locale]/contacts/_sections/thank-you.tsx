import { CircleCheck } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { NextInShort } from "@/components/forms/next-in-short";
import { Actions } from "@/components/ui/actions";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { PageTitle } from "@/components/ui/page-title";
import { getCompany } from "@/lib/content/company";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

/** The light goes on behind the header. */
const stage = cn(
  "relative isolate -mt-(--header-height) grid min-h-[560px] items-start overflow-clip pt-[calc(var(--header-height)+48px)] pb-18 md:min-h-[720px] md:items-center",
  "before:absolute before:inset-0 before:-z-2",
  "before:bg-[radial-gradient(46rem_36rem_at_84%_60%,color-mix(in_oklab,var(--accent)_calc(var(--glow)*85%),transparent),transparent_70%)]",
);

const ring = cn(
  "absolute top-[calc(50%-420px)] left-[calc(50%+60px)] -z-1 size-[900px] mask-[linear-gradient(90deg,transparent,#000_45%)]",
  // On a narrow screen it would lie under the words.
  "max-lg:hidden",
);

export async function ThankYou() {
  const t = await getTranslations("contacts.thankYou");
  const company = getCompany(await getLocale());
  return (
    <section className={stage}>
      <svg className={ring} viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/contact-ring.svg#ring" />
      </svg>
      <Container>
        <span className="mb-7 grid size-16 place-items-center rounded-2xl bg-[color-mix(in_oklab,currentColor_14%,transparent)] text-success">
          <CircleCheck className="size-7.5" />
        </span>
        <PageTitle>{t("title")}</PageTitle>
        <p className="mt-4 max-w-[35em] text-lead text-muted-foreground">{t("text")}</p>
        <NextInShort className="mt-8 max-w-[38em]" />
        <Actions>
          <ButtonLink href={routes.cases} arrow>
            {t("primary")}
          </ButtonLink>
          <ButtonLink href={routes.home} variant="secondary">
            {t("secondary")}
          </ButtonLink>
        </Actions>
        <p className="mt-6 text-muted-foreground">
          {t.rich("urgent", {
            phone: company.phone,
            call: (words) => (
              <a
                href={company.phoneHref}
                className="font-medium whitespace-nowrap text-foreground hover:text-accent"
              >
                {words}
              </a>
            ),
          })}
        </p>
      </Container>
    </section>
  );
}
