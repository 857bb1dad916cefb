import { getLocale, getTranslations } from "next-intl/server";
import { Neighbours } from "@/components/sections/neighbours";
import { listPosts, type Post } from "@/lib/content/blog";
import { neighboursIn } from "@/lib/content/neighbours";
import { postPath } from "@/lib/i18n/routes";

/** The articles before and after this one; the list wraps around at its ends. */
export async function ArticleNeighbours({ id }: { id: string }) {
  const t = await getTranslations("blog.article");
  const found = neighboursIn(listPosts(await getLocale()), (post) => post.id === id);
  if (!found) return null;
  const item = (post: Post, label: string) => ({
    label,
    href: postPath(post.id),
    title: post.title,
    image: post.image,
    photo: post.photo,
    drawing: post.drawing,
    hue: post.hue,
    track: { event: "blog_post_click", category: "content", label: post.id },
  });
  return (
    <Neighbours
      label={t("neighbours")}
      previous={item(found.previous, t("previous"))}
      next={item(found.next, t("next"))}
    />
  );
}
