import { ArrowRight } from "lucide-react";
import { clsx } from "clsx";
import { getLocale, getTranslations } from "next-intl/server";
import { PostMeta } from "@/components/sections/post-meta";
import { SectionHead } from "@/components/sections/section-head";
import { Card, CardLink } from "@/components/ui/card";
import { Cover } from "@/components/ui/cover";
import { listPosts, type Post } from "@/lib/content/blog";
import { Section } from "@/components/ui/section";
import { Link } from "@/lib/i18n/navigation";
import { COUNTS } from "@/lib/site/constants";
import { postPath, routes } from "@/lib/site/routes";

type PostCardProps = { post: Post; heading: "h2" | "h3"; large: boolean };

/** An article: the newest one large, the others lying beside it. The link at its foot covers the card. */
async function PostCard({ post, heading: Title, large }: PostCardProps) {
  const t = await getTranslations("blog");
  return (
    <Card hue={post.hue} className={clsx("post-card", large && "post-large")}>
      <Cover src={post.image} className="post-cover">
        <span className="post-badge">{t(`categories.${post.category}`)}</span>
      </Cover>
      <div className="post-text">
        <Title>{post.title}</Title>
        <p>{post.description}</p>
        <div className="post-foot">
          <PostMeta post={post} />
          <CardLink
            href={postPath(post.id)}
            aria-label={t("readArticle", { title: post.title })}
            data-track="blog_post_click"
            data-track-category="content"
            data-track-label={post.id}
          >
            {t("read")}
            <ArrowRight />
          </CardLink>
        </div>
      </div>
    </Card>
  );
}

/** The articles. On the blog's own page the heading stands above, as the page's first. */
export async function BlogTeaser({ ownPage = false }: { ownPage?: boolean }) {
  const t = await getTranslations("blog.teaser");
  const posts = listPosts(await getLocale()).slice(0, ownPage ? undefined : COUNTS.posts);
  return (
    <Section className={clsx("posts", ownPage && "border-t-0 pt-0")} id="blog">
      <div className="frame">
        {!ownPage && (
          <SectionHead
            eyebrow={t("eyebrow")}
            title={t("title")}
            className="lg:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Link
              href={routes.blog}
              className="posts-all"
              data-track="view_all_posts"
              data-track-category="navigation"
              data-track-label="blog_section"
            >
              {t("all")}
              <ArrowRight />
            </Link>
          </SectionHead>
        )}
        <div className="posts-grid">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} heading={ownPage ? "h2" : "h3"} large={index === 0} />
          ))}
        </div>
      </div>
    </Section>
  );
}
