import { ArrowRight } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { PostCards } from "@/components/sections/post-cards";
import { SectionHead } from "@/components/sections/section-head";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import { listPosts } from "@/lib/content/blog";
import { Link } from "@/lib/i18n/navigation";
import { routes } from "@/lib/i18n/routes";

/** The way to all articles. Fingers get 44 pixels of it. */
async function AllPosts() {
  const t = await getTranslations("blog.teaser");
  return (
    <Link
      href={routes.blog}
      className="group/all relative inline-flex items-center gap-2.5 justify-self-start font-medium after:absolute after:-inset-x-2 after:-inset-y-2.5"
      data-track="view_all_posts"
      data-track-category="navigation"
      data-track-label="blog_section"
    >
      {t("all")}
      <ArrowRight className="size-4.5 transition-transform duration-200 ease-out group-hover/all:translate-x-[3px]" />
    </Link>
  );
}

/** Articles of the home page. */
const NEWEST = 3;

/** The newest articles, and the way to all of them; nothing as long as there are none. */
export async function BlogTeaser() {
  const t = await getTranslations("blog.teaser");
  const posts = listPosts(await getLocale()).slice(0, NEWEST);
  if (posts.length === 0) return null;
  return (
    <Section id="blog">
      <Container>
        <SectionHead eyebrow={t("eyebrow")} title={t("title")} className="lg:grid-cols-[minmax(0,1fr)_auto]">
          <AllPosts />
        </SectionHead>
        <PostCards posts={posts} />
      </Container>
    </Section>
  );
}
