import { ArrowRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { PostCard } from "@/components/sections/post-card";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { listPosts } from "@/lib/content/blog";
import { Link } from "@/lib/i18n/navigation";
import { COUNTS } from "@/lib/content/counts";
import { routes } from "@/lib/i18n/routes";

/** The way to all articles. Fingers get 44 pixels of it. */
async function AllPosts() {
  const t = await getTranslations("blog.teaser");
  return (
    <Link
      href={routes.blog}
      className="group/all relative inline-flex items-center gap-2.5 justify-self-start font-medium after:absolute after:-inset-x-2 after:-inset-y-2.5 after:content-['']"
      data-track="view_all_posts"
      data-track-category="navigation"
      data-track-label="blog_section"
    >
      {t("all")}
      <ArrowRight className="size-4.5 transition-transform duration-200 ease-out group-hover/all:translate-x-[3px]" />
    </Link>
  );
}

/** The articles. On the blog's own page the heading stands above, as the page's first. */
export async function BlogTeaser({ ownPage = false }: { ownPage?: boolean }) {
  const t = await getTranslations("blog.teaser");
  const posts = listPosts(await getLocale()).slice(0, ownPage ? undefined : COUNTS.posts);
  return (
    <Section className={ownPage ? "border-t-0 pt-0" : undefined} id="blog">
      <Container>
        {!ownPage && (
          <SectionHead
            eyebrow={t("eyebrow")}
            title={t("title")}
            className="lg:grid-cols-[minmax(0,1fr)_auto]"
          >
            <AllPosts />
          </SectionHead>
        )}
        <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-[minmax(0,6.6fr)_minmax(0,5.4fr)]">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} heading={ownPage ? "h2" : "h3"} large={index === 0} />
          ))}
        </div>
      </Container>
    </Section>
  );
}
