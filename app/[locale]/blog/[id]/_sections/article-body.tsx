import { getLocale, getTranslations } from "next-intl/server";
import { ArticleService } from "./article-service";
import { Contents, Reading } from "@/components/sections/contents";
import { Prose } from "@/components/sections/prose";
import type { Post } from "@/lib/content/blog";
import { headings } from "@/lib/content/headings";
import { getService } from "@/lib/content/services";

/**
 * The text beside its contents, which stay in view; on a narrow screen they are folded above it. The service that the article is close to
 * stands below the contents, or on a narrow screen halfway through the text.
 */
export async function ArticleBody({ post: { body, service: id } }: { post: Post }) {
  const t = await getTranslations("blog.article");
  const service = id === undefined ? undefined : getService(await getLocale(), id);
  const sections = headings(body).filter(({ depth }) => depth === 2);
  const halfway = sections[Math.ceil(sections.length / 2)];
  return (
    <Reading>
      <Contents
        id="article-contents"
        title={t("contents")}
        items={sections.map(({ id, text }) => ({ anchor: id, text }))}
      >
        {service && <ArticleService service={service} />}
      </Contents>
      <Prose
        inset={
          service &&
          halfway && {
            before: halfway.id,
            children: (
              <div className="pt-5 lg:hidden print:hidden">
                <ArticleService service={service} />
              </div>
            ),
          }
        }
      >
        {body}
      </Prose>
    </Reading>
  );
}
