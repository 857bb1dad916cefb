import { getTranslations } from "next-intl/server";
import { Contents, Reading } from "@/components/sections/contents";
import { Prose } from "@/components/sections/prose";
import { headings } from "@/lib/content/headings";

/** Contents that stay in view beside the text; on a narrow screen they stand above it. */
export async function ArticleBody({ markdown }: { markdown: string }) {
  const t = await getTranslations("blog.article");
  const sections = headings(markdown).filter(({ depth }) => depth === 2);
  return (
    <Reading>
      <Contents
        id="article-contents"
        title={t("contents")}
        items={sections.map(({ id, text }) => ({ anchor: id, text }))}
      />
      <Prose>{markdown}</Prose>
    </Reading>
  );
}
