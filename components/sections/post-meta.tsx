import { getLocale, getTranslations } from "next-intl/server";
import type { Post } from "@/lib/content/blog";
import { shortDate } from "@/lib/site/dates";

/** Day of publication and reading time of an article. */
export async function PostMeta({ post }: { post: Pick<Post, "date" | "readTime"> }) {
  const t = await getTranslations("blog");
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-mono text-subtle">
      <time dateTime={post.date}>{shortDate(new Date(post.date), await getLocale())}</time>
      <span>{t("readTime", { minutes: post.readTime })}</span>
    </p>
  );
}
