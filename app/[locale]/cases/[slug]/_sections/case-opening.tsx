import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";

type CaseOpeningProps = {
  sections: Case["sections"];
  /** What stands below the lead, beside the last section. */
  children: ReactNode;
};

/** How the story begins, as wide as the page: what was wrong is the headline and a lead, beside it where the work began. */
export async function CaseOpening({ sections: [first, ...others], children }: CaseOpeningProps) {
  const t = await getTranslations("cases.detail");
  const begun = others.slice(0, -1);
  const last = others.at(-1);
  const story = ({ title, text }: Case["sections"][number]) => (
    <>
      {title !== undefined && <h3 className="mb-2.5 text-h3 text-foreground">{title}</h3>}
      <p className="whitespace-pre-line">{text}</p>
    </>
  );
  return (
    <section className="col-span-full pb-[clamp(48px,5.6vw,80px)] print:p-0">
      <Eyebrow>{t("about")}</Eyebrow>
      <h2 className="text-h2 print:mb-[6pt]">{first?.title ?? t("aboutTitle")}</h2>
      <div
        data-slot="case-opening"
        className="mt-6 grid gap-7 leading-[1.6] text-pretty text-muted-foreground md:mt-8 md:grid-cols-2 md:gap-16 print:block print:[font-size:inherit]"
      >
        <p className="max-w-[34em] text-lead whitespace-pre-line text-foreground">{first?.text}</p>
        {begun.map((section) => (
          <div key={section.title ?? section.text}>{story(section)}</div>
        ))}
        <div className={children ? "md:row-span-2" : undefined}>{last && story(last)}</div>
        {children}
      </div>
    </section>
  );
}
