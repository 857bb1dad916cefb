import { getTranslations } from "next-intl/server";
import { Prose } from "@/components/sections/prose";
import { headings } from "@/lib/content/headings";

/** Contents that stay in view beside the text; on a narrow screen they stand above it. */
export async function ArticleBody({ markdown }: { markdown: string }) {
  const t = await getTranslations("blog.article");
  const sections = headings(markdown).filter(({ depth }) => depth === 2);
  return (
    <div className="frame article-body">
      <nav className="article-contents" aria-labelledby="article-contents">
        <h2 id="article-contents" className="mono">
          {t("contents")}
        </h2>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose>{markdown}</Prose>
    </div>
  );
}
