import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { CaseList } from "../_sections/case-list";
import { StructuredData } from "@/components/layout/structured-data";
import { findListPage } from "@/lib/content/listing";
import { knownListPages } from "@/lib/site/known-paths";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const dynamicParams = false;
export const generateStaticParams = () => knownListPages("cases").map((list) => ({ list }));

const pageOf = async ({ params }: PageProps<"/[locale]/cases/[...list]">) =>
  findListPage(`${routes.cases}/${(await params).list.join("/")}`, await getLocale()) ?? notFound();

export async function generateMetadata(props: PageProps<"/[locale]/cases/[...list]">) {
  const { path } = await pageOf(props);
  return pageMetadata(path, await getLocale());
}

/** Projects further down the list, or of one subject. */
export default async function CasesListPage(props: PageProps<"/[locale]/cases/[...list]">) {
  const shown = await pageOf(props);
  return (
    <main id="main" tabIndex={-1}>
      <CaseList shown={shown} />
      <StructuredData path={shown.path} />
    </main>
  );
}
