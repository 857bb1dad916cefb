import { getTranslations } from "next-intl/server";
import { PageTrail } from "@/components/sections/page-trail";
import { PostMeta } from "@/components/sections/post-meta";
import { Cover } from "@/components/ui/cover";
import type { Post } from "@/lib/content/blog";
import { routes } from "@/lib/site/routes";

/** Way back, category and date; title and lead; the cover with a ruler along its lower edge. */
export async function ArticleHead({ post }: { post: Post }) {
  const t = await getTranslations("blog");
  return (
    <header className="article-head">
      <div className="frame">
        <PageTrail back={{ href: routes.blog, label: t("article.back") }} section="blog" current={post.title}>
          <p className="article-category">{t(`categories.${post.category}`)}</p>
          <PostMeta post={post} />
        </PageTrail>
        <h1 className="h1" tabIndex={-1}>
          {post.title}
        </h1>
        <p className="lead">{post.description}</p>
        <Cover src={post.image} className="article-cover" eager />
      </div>
    </header>
  );
}
