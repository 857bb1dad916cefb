import { getLocale, getTranslations } from "next-intl/server";
import type { Post } from "@/lib/content/blog";
import { shortDate } from "@/lib/site/dates";

type PostMetaProps = { post: Pick<Post, "date" | "readTime"> & { updated?: string | undefined } };

/** The day of publication and the reading time of an article, and the day of its last change. */
export async function PostMeta({ post: { date, updated, readTime } }: PostMetaProps) {
  const t = await getTranslations("blog");
  const locale = await getLocale();
  const day = (written: string) => <time dateTime={written}>{shortDate(new Date(written), locale)}</time>;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-mono text-subtle">
      {day(date)}
      <span>{t("readTime", { minutes: readTime })}</span>
      {updated !== undefined && updated > date && (
        <span>{t.rich("updated", { day: () => day(updated) })}</span>
      )}
    </p>
  );
}
