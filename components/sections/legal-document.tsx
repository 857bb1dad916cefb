import { getLocale, getTranslations } from "next-intl/server";
import { Contents, Reading } from "@/components/sections/contents";
import { Prose } from "@/components/sections/prose";
import { Today } from "@/components/sections/today";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { PageTitle } from "@/components/ui/page-title";
import { getLegalDocument, type LegalId } from "@/lib/content/legal";
import { wholeDate } from "@/lib/site/dates";

const anchor = (number: number) => `section-${number}`;

/** A policy: headline and dates, contents that stay in view, numbered sections. */
export async function LegalDocument({ id }: { id: LegalId }) {
  const locale = await getLocale();
  const t = await getTranslations("legal");
  const common = await getTranslations("common");
  const { title, description, edition, preamble, sections } = getLegalDocument(locale, id);

  return (
    <article>
      <header className="-mt-(--header-height) border-b border-line bg-[radial-gradient(44rem_26rem_at_84%_0,color-mix(in_oklab,var(--accent)_calc(var(--glow)*55%),transparent),transparent_70%)] pt-[calc(var(--header-height)+clamp(48px,6vw,88px))] pb-[clamp(36px,4vw,56px)] print:m-0 print:bg-none print:pt-0 print:pb-[12pt]">
        <Container>
          <Eyebrow>{common("footer.legal")}</Eyebrow>
          <PageTitle className="max-w-[16em]">{title}</PageTitle>
          <p className="mt-4.5 max-w-[35em] text-lead text-muted-foreground">{description}</p>
          <div className="mt-7 flex flex-wrap gap-x-7 gap-y-1 text-[0.875rem] text-subtle">
            <p className="text-foreground">{t("edition", { date: wholeDate(new Date(edition), locale) })}</p>
            <p>
              {t.rich("updated", {
                date: () => <Today published={wholeDate(new Date(), locale)} />,
              })}
            </p>
          </div>
        </Container>
      </header>
      <Reading>
        <Contents
          id="legal-contents"
          title={t("contents")}
          items={sections.map(({ number, title: text }) => ({ anchor: anchor(number), text, number }))}
        />
        <div className="grid grid-cols-1 gap-11">
          {preamble && (
            <div className="max-w-[720px] rounded-2xl border border-line bg-surface px-6 py-5 print:border-0 print:p-0">
              <Prose>{preamble}</Prose>
            </div>
          )}
          {sections.map(({ number, title: name, markdown }) => (
            <section key={number} aria-labelledby={anchor(number)}>
              <h2
                id={anchor(number)}
                className="mb-4.5 text-[1.5rem] leading-[1.2] tracking-[-0.026em]"
              >{`${number}. ${name}`}</h2>
              <Prose>{markdown}</Prose>
            </section>
          ))}
        </div>
      </Reading>
    </article>
  );
}
