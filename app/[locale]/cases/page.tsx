import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { CaseList } from "./_sections/case-list";
import { StructuredData } from "@/components/layout/structured-data";
import { findListPage } from "@/lib/content/listing";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.cases, await getLocale());

export default async function CasesPage() {
  return (
    <main id="main" tabIndex={-1}>
      <CaseList shown={findListPage(routes.cases, await getLocale()) ?? notFound()} />
      <StructuredData path={routes.cases} />
    </main>
  );
}
