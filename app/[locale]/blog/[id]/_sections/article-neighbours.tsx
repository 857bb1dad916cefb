import { getLocale, getTranslations } from "next-intl/server";
import { Neighbours } from "@/components/sections/neighbours";
import { neighbours, type Post } from "@/lib/content/blog";
import { postPath } from "@/lib/i18n/routes";

/** The articles before and after this one. */
export async function ArticleNeighbours({ id }: { id: string }) {
  const t = await getTranslations("blog.article");
  const { previous, next } = neighbours(await getLocale(), id);
  const item = (post: Post, label: string) => ({
    label,
    href: postPath(post.id),
    title: post.title,
    image: post.image,
    hue: post.hue,
    track: { event: "blog_post_click", category: "content", label: post.id },
  });
  return (
    <Neighbours
      label={t("neighbours")}
      previous={item(previous, t("previous"))}
      next={item(next, t("next"))}
    />
  );
}
