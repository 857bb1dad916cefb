import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { PostList } from "../_sections/post-list";
import { StructuredData } from "@/components/layout/structured-data";
import { findListPage } from "@/lib/content/listing";
import { knownListPages } from "@/lib/site/known-paths";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const dynamicParams = false;
export const generateStaticParams = () => knownListPages("blog").map((list) => ({ list }));

const pageOf = async ({ params }: PageProps<"/[locale]/blog/[...list]">) =>
  findListPage(`${routes.blog}/${(await params).list.join("/")}`, await getLocale()) ?? notFound();

export async function generateMetadata(props: PageProps<"/[locale]/blog/[...list]">) {
  const { path } = await pageOf(props);
  return pageMetadata(path, await getLocale());
}

/** Articles further down the list, or of one subject. */
export default async function BlogListPage(props: PageProps<"/[locale]/blog/[...list]">) {
  const shown = await pageOf(props);
  return (
    <main id="main" tabIndex={-1}>
      <PostList shown={shown} />
      <StructuredData path={shown.path} />
    </main>
  );
}
