import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { CaseList } from "../_sections/case-list";
import { StructuredData } from "@/components/layout/structured-data";
import { findListPage, furtherListPages } from "@/lib/content/listing";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const dynamicParams = false;
export const generateStaticParams = () =>
  furtherListPages().flatMap(({ list, path }) =>
    list === "cases" ? [{ list: path.slice(routes.cases.length + 1).split("/") }] : [],
  );

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
