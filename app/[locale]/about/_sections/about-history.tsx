import { getLocale } from "next-intl/server";
import { companyHistory } from "@/lib/content/about";

export async function AboutHistory() {
  const { title, paragraphs } = companyHistory(await getLocale());
  return (
    <section className="section">
      <div className="frame about-history">
        <h2 className="h2">{title}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
