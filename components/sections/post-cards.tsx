import { PostCard } from "@/components/sections/post-card";
import { scrollRow } from "@/components/ui/scroll-row";
import type { Post } from "@/lib/content/blog";
import { cn } from "@/lib/site/cn";

/** Articles that stand beside a large one; fewer stand in a pair. */
const BESIDE = 2;

/** The newest articles: the first large with two beside it, on a phone in a row. */
export function PostCards({ posts }: { posts: readonly Post[] }) {
  const isLed = posts.length > BESIDE;
  return (
    <div
      className={cn(
        "grid grid-cols-1 gap-3 md:gap-4",
        isLed
          ? ["lg:grid-cols-[minmax(0,6.6fr)_minmax(0,5.4fr)]", scrollRow]
          : "lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-full",
      )}
    >
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} large={isLed && index === 0} isAlone={posts.length === 1} />
      ))}
    </div>
  );
}
