import { HeadCover } from "@/components/sections/head-cover";
import { PageTrail } from "@/components/sections/page-trail";
import { PostAuthor } from "@/components/sections/post-author";
import { PostMeta } from "@/components/sections/post-meta";
import { Container } from "@/components/ui/container";
import { PageTitle } from "@/components/ui/page-title";
import type { Post } from "@/lib/content/blog";
import { cn } from "@/lib/site/cn";

/** The light of the article's colour behind its head. */
const light = cn(
  "before:absolute before:inset-0 before:-z-1 before:mask-[linear-gradient(#000_60%,transparent)]",
  "before:bg-[radial-gradient(60rem_30rem_at_30%_66%,color-mix(in_oklab,var(--s)_calc(var(--glow)*70%),transparent),transparent_72%)]",
);

const category = cn(
  "inline-flex min-h-9 items-center gap-2 rounded-md border border-[color-mix(in_oklab,var(--c)_30%,transparent)] px-3 py-1",
  "bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] text-[0.8125rem] font-medium text-service",
  "before:size-[7px] before:rounded-full before:bg-(--c)",
);

/** Way to the list, category and date; title and lead; the cover with a ruler along its lower edge. */
export function ArticleHead({ post }: { post: Post }) {
  return (
    <header className={cn("relative isolate overflow-clip pt-9 print:pt-0 print:pb-[12pt]", light)}>
      <Container>
        <PageTrail section="blog" current={post.title}>
          <p className={category}>{post.categoryName}</p>
          <div className="max-md:basis-full">
            <PostMeta post={post} updated={post.updated} />
          </div>
        </PageTrail>
        <PageTitle className="mt-[clamp(28px,3.2vw,44px)] max-w-[20em]">{post.title}</PageTitle>
        <p className="mt-4.5 mb-[clamp(32px,3.2vw,44px)] max-w-[35em] text-lead text-muted-foreground print:mb-[8pt]">
          {post.description}
        </p>
        <PostAuthor author={post.author} className="-mt-4 mb-6 text-[0.9375rem] leading-[1.5] text-subtle" />
        {/* On paper the line above is gone. */}
        <div className="hidden print:block">
          <PostMeta post={post} updated={post.updated} />
        </div>
        <HeadCover item={post} shape="long" className="md:aspect-[3]" />
      </Container>
    </header>
  );
}
