import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { ArticleBody } from "./_sections/article-body";
import { ArticleHead } from "./_sections/article-head";
import { ArticleNeighbours } from "./_sections/article-neighbours";
import { StructuredData } from "@/components/layout/structured-data";
import { ClosingBand } from "@/components/sections/closing-band";
import { getPost } from "@/lib/content/blog";
import { knownIds } from "@/lib/site/known-paths";
import { pageMetadata } from "@/lib/site/page-metadata";
import { contactsAbout, postPath } from "@/lib/i18n/routes";

export const dynamicParams = false;
export const generateStaticParams = () => knownIds("blog").map((id) => ({ id }));

const postOf = async ({ params }: PageProps<"/[locale]/blog/[id]">) =>
  getPost(await getLocale(), (await params).id) ?? notFound();

export async function generateMetadata(props: PageProps<"/[locale]/blog/[id]">) {
  const { id } = await postOf(props);
  return pageMetadata(postPath(id), await getLocale());
}

export default async function ArticlePage(props: PageProps<"/[locale]/blog/[id]">) {
  const post = await postOf(props);
  const t = await getTranslations("blog.article");
  return (
    <main id="main" tabIndex={-1}>
      <article data-hue={post.hue}>
        <ArticleHead post={post} />
        <ArticleBody post={post} />
      </article>
      <ArticleNeighbours id={post.id} />
      {/* The band hangs under the hairline of the articles beside this one. */}
      <div className="border-t border-line pt-[clamp(48px,5.4vw,80px)] print:hidden" data-hue={post.hue}>
        <ClosingBand
          title={t("closingTitle")}
          text={t("closingText")}
          button={t("closingButton")}
          href={post.service && contactsAbout("service", post.service)}
          trackLabel={post.id}
        />
      </div>
      <StructuredData path={postPath(post.id)} />
    </main>
  );
}
