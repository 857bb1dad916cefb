import { PostCard } from "@/components/sections/post-card";
import { scrollRow } from "@/components/ui/scroll-row";
import type { Post } from "@/lib/content/blog";
import { cn } from "@/lib/site/cn";

/** Articles beside the large one. */
const BESIDE = 2;

type PostCardsProps = {
  posts: readonly Post[];
  heading: "h2" | "h3";
  /** Whether the first article stands large, where there are enough to stand beside it. */
  isLed: boolean;
  /** Whether the led ones stand in a row on a phone. */
  isRow?: boolean;
};

/** Cards of articles: the first large with two beside it, the others in pairs. */
export function PostCards({ posts, heading, isLed, isRow = false }: PostCardsProps) {
  const led = isLed && posts.length > BESIDE ? posts.slice(0, BESIDE + 1) : [];
  const others = posts.slice(led.length);
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      {led.length > 0 && (
        <div
          className={cn(
            "grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-[minmax(0,6.6fr)_minmax(0,5.4fr)]",
            isRow && scrollRow,
          )}
        >
          {led.map((post, index) => (
            <PostCard key={post.id} post={post} heading={heading} large={index === 0} />
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-full">
          {others.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              heading={heading}
              large={false}
              isAlone={index === others.length - 1 && index % 2 === 0}
            />
          ))}
        </div>
      )}
    </div>
  );
}
