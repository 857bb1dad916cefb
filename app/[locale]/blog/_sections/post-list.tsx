import { getLocale, getTranslations } from "next-intl/server";
import { LeadingPost } from "./leading-post";
import { PostRows } from "./post-rows";
import { ClosingLine } from "@/components/sections/closing-line";
import { ListFilters } from "@/components/sections/list-filters";
import { ListHead } from "@/components/sections/list-head";
import { ListPages } from "@/components/sections/list-pages";
import { Container } from "@/components/ui/container";
import { getPost, listPosts } from "@/lib/content/blog";
import type { ListPage } from "@/lib/content/listing";

/** A category with fewer articles than this is followed by the newest others. */
const FEW = 3;
const OTHERS = 2;

/** A page of the blog: its heading, the categories, the articles, the newest one large, and the way to further pages. */
export async function PostList({ shown }: { shown: ListPage }) {
  const t = await getTranslations("blog.page");
  const locale = await getLocale();
  const posts = shown.ids.flatMap((id) => getPost(locale, id) ?? []);
  const first = shown.page === 1 ? posts[0] : undefined;
  const further = first ? posts.slice(1) : posts;
  const isFew = shown.filter !== undefined && shown.total < FEW;
  const others = isFew ? listPosts(locale).filter(({ id }) => !shown.ids.includes(id)) : [];
  return (
    <>
      <ListHead shown={shown} />
      <ListFilters shown={shown} />
      <section id="blog" className="pb-[clamp(72px,8.6vw,128px)]">
        <Container>
          {posts.length === 0 && <p className="text-h3 text-muted-foreground">{t("empty")}</p>}
          {first && <LeadingPost post={first} />}
          <PostRows posts={further} heading="h2" className={first && "pt-[clamp(40px,5.4vw,72px)]"} />
          <ListPages shown={shown} />
          {others.length > 0 && (
            <section aria-labelledby="other-posts" className="pt-[clamp(40px,5.4vw,72px)]">
              <h2 id="other-posts" className="mb-6 text-h3 md:mb-7">
                {t("others")}
              </h2>
              <PostRows posts={others.slice(0, OTHERS)} heading="h3" />
            </section>
          )}
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
