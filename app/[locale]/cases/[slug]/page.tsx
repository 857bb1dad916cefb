import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { CaseBody } from "./_sections/case-body";
import { CaseFreshness } from "./_sections/case-freshness";
import { CaseHero } from "./_sections/case-hero";
import { CaseNeighbours } from "./_sections/case-neighbours";
import { versionOf } from "./_sections/case-version";
import { ComeAlive } from "@/components/illustrations/come-alive";
import { StructuredData } from "@/components/layout/structured-data";
import { ClosingLine } from "@/components/sections/closing-line";
import { ContactStretch } from "@/components/sections/contact-stretch";
import { getCase } from "@/lib/content/cases";
import { knownIds } from "@/lib/site/known-paths";
import { pageMetadata } from "@/lib/site/page-metadata";
import { casePath, contactsAbout } from "@/lib/i18n/routes";

export const dynamicParams = false;
export const generateStaticParams = () => knownIds("cases").map((slug) => ({ slug }));

const caseOf = async ({ params }: PageProps<"/[locale]/cases/[slug]">) =>
  getCase(await getLocale(), (await params).slug) ?? notFound();

export async function generateMetadata(props: PageProps<"/[locale]/cases/[slug]">) {
  const { slug } = await caseOf(props);
  return pageMetadata(casePath(slug), await getLocale());
}

export default async function CasePage(props: PageProps<"/[locale]/cases/[slug]">) {
  const item = await caseOf(props);
  const t = await getTranslations("cases.closing");
  const locale = await getLocale();
  const contacts = contactsAbout("case", item.slug);
  return (
    <main id="main" tabIndex={-1}>
      <article data-hue={item.hue}>
        <CaseFreshness slug={item.slug} locale={locale} version={versionOf(item)} />
        <CaseHero item={item} />
        <ContactStretch about={item.title} href={contacts} trackLabel={item.slug}>
          <CaseBody item={item} />
        </ContactStretch>
        <CaseNeighbours slug={item.slug} />
        <ClosingLine
          title={item.closing?.title ?? t("title")}
          text={item.closing?.text ?? t("text")}
          button={t("button")}
          href={contacts}
          trackLabel={item.slug}
        />
      </article>
      <ComeAlive />
      <StructuredData path={casePath(item.slug)} />
    </main>
  );
}
