import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { StructuredData } from "@/components/layout/structured-data";
import { BlogTeaser } from "@/components/sections/blog-teaser";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import { pageMetadata } from "@/lib/site/page-metadata";
import { routes } from "@/lib/i18n/routes";

export const generateMetadata = async () => pageMetadata(routes.blog, await getLocale());

export default async function BlogPage() {
  const t = await getTranslations("blog.page");
  const dim = { dim: (words: ReactNode) => <Quiet>{words}</Quiet> };
  return (
    <main id="main" tabIndex={-1}>
      <PageHead eyebrow={t("eyebrow")} title={t.rich("title", dim)} lead={t("lead")} />
      <BlogTeaser ownPage />
      <StructuredData path={routes.blog} />
    </main>
  );
}
