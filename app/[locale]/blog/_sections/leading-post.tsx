import { ArrowRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { unbroken } from "@/components/generator/unbroken";
import { ExhibitCaption } from "@/components/sections/exhibit-caption";
import { PostAuthor } from "@/components/sections/post-author";
import { PostMeta } from "@/components/sections/post-meta";
import { Card, CardLink } from "@/components/ui/card";
import { Cover } from "@/components/ui/cover";
import { HEAD_SIZES } from "@/components/ui/photograph";
import type { Post } from "@/lib/content/blog";
import { wideCoverPath } from "@/lib/content/covers";
import { headings } from "@/lib/content/headings";
import { openingOf } from "@/lib/content/opening";
import { postPath } from "@/lib/i18n/routes";

/** The newest article, across the page: its drawing, how it begins, and what is in it. */
export async function LeadingPost({ post }: { post: Post }) {
  const t = await getTranslations("blog");
  const isDrawn = post.drawing !== undefined && !post.photo;
  const parts = headings(post.body).filter(({ depth }) => depth === 2);
  return (
    <Card asChild hue={post.hue} className="group/post p-2">
      <article>
        <Cover
          src={post.image}
          wide={isDrawn ? wideCoverPath(post.image) : undefined}
          isLong={isDrawn}
          photo={post.photo}
          sizes={HEAD_SIZES}
          className="flex-none rounded-[13px] max-md:aspect-[16/7] md:aspect-[3]"
          eager
        />
        {isDrawn && post.drawing && <ExhibitCaption name={post.drawing} className="max-md:hidden md:px-8" />}
        <div className="grid grid-cols-1 gap-x-16 px-3 pt-5 pb-2.5 md:px-8 md:pt-8 md:pb-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
          <div className="flex flex-col">
            <p className="font-mono text-mono text-service">{post.categoryName}</p>
            <h2 className="mt-3 text-h2 text-balance">
              <CardLink
                href={postPath(post.id)}
                data-track="blog_post_click"
                data-track-category="content"
                data-track-label={post.id}
              >
                {unbroken(post.title)}
              </CardLink>
            </h2>
            <p className="mt-4 mb-5 max-w-[36em] text-lead text-pretty text-muted-foreground">
              {unbroken(openingOf(post.body) ?? post.description)}
            </p>
            <div className="mt-auto grid grid-cols-1 gap-y-1">
              <PostAuthor author={post.author} className="text-[0.9375rem] leading-[1.5] text-subtle" />
              <PostMeta post={post} />
            </div>
          </div>
          <div className="flex flex-col gap-5 max-lg:mt-4">
            {parts.length > 0 && (
              <div className="max-md:hidden">
                <p className="font-mono text-mono text-subtle">{t("article.contents")}</p>
                <ol className="mt-3 border-t border-line">
                  {parts.map(({ id, text }) => (
                    <li key={id} className="border-b border-line py-2.5 text-[0.9375rem] leading-[1.5]">
                      {text}
                    </li>
                  ))}
                </ol>
              </div>
            )}
            <p
              className="mt-auto inline-flex items-center gap-2 text-[0.9375rem] font-medium"
              aria-hidden="true"
            >
              {t("read")}
              <ArrowRight className="size-4.5 text-service transition-transform duration-200 ease-out group-hover/post:translate-x-[3px]" />
            </p>
          </div>
        </div>
      </article>
    </Card>
  );
}
