import { getLocale, getTranslations } from "next-intl/server";
import { ClosingLine } from "@/components/sections/closing-line";
import { ListFilters } from "@/components/sections/list-filters";
import { ListHead } from "@/components/sections/list-head";
import { ListPages } from "@/components/sections/list-pages";
import { PostCards } from "@/components/sections/post-cards";
import { Container } from "@/components/ui/container";
import { getPost } from "@/lib/content/blog";
import type { ListPage } from "@/lib/content/listing";

/** A page of the blog: its heading, the categories, the articles, and the way to further pages. */
export async function PostList({ shown }: { shown: ListPage }) {
  const t = await getTranslations("blog.page");
  const locale = await getLocale();
  const posts = shown.ids.flatMap((id) => getPost(locale, id) ?? []);
  return (
    <>
      <ListHead shown={shown} />
      <ListFilters shown={shown} />
      <section id="blog" className="pb-[clamp(72px,8.6vw,128px)]">
        <Container>
          {posts.length === 0 && <p className="text-h3 text-muted-foreground">{t("empty")}</p>}
          <PostCards posts={posts} heading="h2" isLed={shown.page === 1} />
          <ListPages shown={shown} />
        </Container>
      </section>
      <ClosingLine
        title={t("closing.title")}
        text={t("closing.text")}
        button={t("closing.button")}
        trackLabel="blog"
      />
    </>
  );
}
