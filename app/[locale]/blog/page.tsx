import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { PostList } from "./_sections/post-list";
import { StructuredData } from "@/components/layout/structured-data";
import { findListPage } from "@/lib/content/listing";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.blog, await getLocale());

export default async function BlogPage() {
  return (
    <main id="main" tabIndex={-1}>
      <PostList shown={findListPage(routes.blog, await getLocale()) ?? notFound()} />
      <StructuredData path={routes.blog} />
    </main>
  );
}
