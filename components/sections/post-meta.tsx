import { getLocale, getTranslations } from "next-intl/server";
import type { Post } from "@/lib/content/blog";
import { shortDate } from "@/lib/site/dates";

type PostMetaProps = {
  post: Pick<Post, "date" | "readTime">;
  /** The day of the last change, where it is told: on the page of the article. */
  updated?: string | undefined;
};

/** The day of an article and its reading time. Of one that was changed the day of the change stands first: it says how old the words are. */
export async function PostMeta({ post: { date, readTime }, updated }: PostMetaProps) {
  const t = await getTranslations("blog");
  const locale = await getLocale();
  const day = (written: string) => <time dateTime={written}>{shortDate(new Date(written), locale)}</time>;
  const isChanged = updated !== undefined && updated > date;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-mono text-subtle">
      {isChanged ? <span>{t.rich("updated", { day: () => day(updated) })}</span> : day(date)}
      <span>{t("readTime", { minutes: readTime })}</span>
      {isChanged && <span>{t.rich("published", { day: () => day(date) })}</span>}
    </p>
  );
}
