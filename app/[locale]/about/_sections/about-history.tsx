import { getLocale } from "next-intl/server";
import { Section } from "@/components/ui/section";
import { companyHistory } from "@/lib/content/about";

export async function AboutHistory() {
  const { title, paragraphs } = companyHistory(await getLocale());
  return (
    <Section>
      <div className="frame about-history">
        <h2 className="h2">{title}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
