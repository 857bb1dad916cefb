import { ArrowRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { PostAuthor } from "@/components/sections/post-author";
import { PostMeta } from "@/components/sections/post-meta";
import { unbroken } from "@/components/generator/unbroken";
import { CardLink } from "@/components/ui/card";
import { Cover } from "@/components/ui/cover";
import type { Post } from "@/lib/content/blog";
import { openingOf } from "@/lib/content/opening";
import { cn } from "@/lib/site/cn";
import { postPath } from "@/lib/i18n/routes";

const row = cn(
  "relative grid grid-cols-1 gap-x-10 border-t border-line pt-6 pb-6 last:border-b",
  "md:grid-cols-[minmax(0,3fr)_minmax(0,7fr)] md:pt-8 md:pb-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)]",
);

/** A mark in the colour of the article on the hairline of a row. */
const mark = "before:absolute before:-top-px before:left-0 before:h-[3px] before:w-10 before:bg-(--s)";

type PostRowsProps = { posts: readonly Post[]; heading: "h2" | "h3"; className?: string };

/** Articles one under another: a photograph or the drawing, the title and who wrote it, and how it begins. */
export async function PostRows({ posts, heading: Title, className }: PostRowsProps) {
  const t = await getTranslations("blog");
  if (posts.length === 0) return null;
  return (
    <ul className={className}>
      {posts.map((post) => (
        <li key={post.id} data-hue={post.hue} className={cn("group/post", row, mark)}>
          <Cover
            src={post.image}
            hasUpright={post.drawing !== undefined}
            photo={post.photo}
            sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 100vw"
            className="aspect-[4/3] rounded-xl max-md:mb-4 max-md:aspect-[16/7] md:row-span-2"
          />
          <div className="flex flex-col">
            <p className="font-mono text-mono text-service">{post.categoryName}</p>
            <Title className="mt-3 text-[clamp(1.375rem,1.1rem_+_1vw,1.75rem)] leading-[1.18] tracking-[-0.028em]">
              <CardLink
                href={postPath(post.id)}
                data-track="blog_post_click"
                data-track-category="content"
                data-track-label={post.id}
              >
                {unbroken(post.title)}
              </CardLink>
            </Title>
            <p className="mt-2 text-[0.9688rem] leading-normal text-muted-foreground">{post.description}</p>
          </div>
          <p className="text-[0.9688rem] leading-normal text-muted-foreground max-lg:mt-4 md:col-start-2 lg:col-start-3">
            {unbroken(openingOf(post.body) ?? "")}
          </p>
          <div className="mt-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3 md:col-start-2 lg:col-span-2">
            <div className="grid grid-cols-1 gap-y-1">
              <PostAuthor author={post.author} className="text-[0.9375rem] leading-[1.5] text-subtle" />
              <PostMeta post={post} />
            </div>
            <p className="inline-flex items-center gap-2 text-[0.9375rem] font-medium" aria-hidden="true">
              {t("read")}
              <ArrowRight className="size-4.5 text-service transition-transform duration-200 ease-out group-hover/post:translate-x-[3px]" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
