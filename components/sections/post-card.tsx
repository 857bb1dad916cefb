import { ArrowRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { CoverBadge } from "@/components/sections/cover-badge";
import { PostMeta } from "@/components/sections/post-meta";
import { Card, CardLink } from "@/components/ui/card";
import { Cover } from "@/components/ui/cover";
import type { Post } from "@/lib/content/blog";
import { cn } from "@/lib/site/cn";
import { postPath } from "@/lib/i18n/routes";

const looks = {
  large: {
    card: "lg:row-span-2",
    cover: "h-40 md:h-auto md:min-h-[280px] md:flex-1",
    text: "flex-none px-3 pt-5 pb-2.5 md:px-5.5 md:pt-6.5 md:pb-4.5",
    title: "text-[min(1.375rem,7.2vw)] leading-[1.15] tracking-[-0.03em] md:text-[1.75rem]",
    description: "mt-2.5",
    sizes: "(min-width: 80rem) 42rem, (min-width: 64rem) 53vw, 100vw",
  },
  small: {
    card: "md:flex-row",
    cover: "h-44 md:h-auto md:flex-[0_0_38%]",
    text: "flex-1 px-3 pt-4 pb-2.5 md:pt-4.5 md:pr-4 md:pb-3.5 md:pl-5.5",
    title: "text-[min(1.1875rem,6.6vw)] leading-tight tracking-[-0.022em]",
    description: "mt-2",
    sizes: "(min-width: 64rem) 20vw, (min-width: 48rem) 38vw, 100vw",
  },
};

/** Over the whole width: a cover as low as the text would be a slit. */
const wide = {
  ...looks.small,
  cover: "aspect-video md:flex-[0_0_38%]",
  sizes: "(min-width: 48rem) 38vw, 100vw",
};

type PostCardProps = {
  post: Post;
  large: boolean;
  /** Whether there is no other. */
  isAlone?: boolean;
};

/** An article: the newest one large, the others lying beside it. The link at its foot covers the card. */
export async function PostCard({ post, large, isAlone = false }: PostCardProps) {
  const t = await getTranslations("blog");
  const look = large ? looks.large : isAlone ? wide : looks.small;
  return (
    <Card hue={post.hue} className={cn("group/post p-2", look.card)}>
      {/* Concentric corners: the cover's radius is the card's minus the padding, plus the hairline. */}
      <Cover
        src={post.image}
        hasUpright={look === looks.small && post.drawing !== undefined}
        photo={post.photo}
        sizes={look.sizes}
        className={cn("flex-none rounded-[13px]", look.cover)}
      >
        <CoverBadge className="bg-[color-mix(in_oklab,var(--background)_92%,transparent)]">
          {post.categoryName}
        </CoverBadge>
      </Cover>
      <div className={cn("flex min-w-0 flex-col", look.text)}>
        <h3 className={look.title}>{post.title}</h3>
        <p
          className={cn(
            "mb-3 text-[0.9688rem] leading-normal text-muted-foreground md:mb-5",
            look.description,
          )}
        >
          {post.description}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-1 md:gap-y-3">
          <PostMeta post={post} />
          <CardLink
            href={postPath(post.id)}
            aria-label={t("readArticle", { title: post.title })}
            className="inline-flex items-center gap-2 py-1 text-[0.9375rem] font-medium"
            data-track="blog_post_click"
            data-track-category="content"
            data-track-label={post.id}
          >
            {t("read")}
            <ArrowRight className="size-4.5 text-service transition-transform duration-200 ease-out group-hover/post:translate-x-[3px]" />
          </CardLink>
        </div>
      </div>
    </Card>
  );
}
