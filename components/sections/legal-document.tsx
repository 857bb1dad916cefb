import { getLocale, getTranslations } from "next-intl/server";
import { Contents } from "@/components/sections/contents";
import { Prose } from "@/components/sections/prose";
import { Today } from "@/components/sections/today";
import { getLegalDocument, type LegalId } from "@/lib/content/legal";
import { longDate } from "@/lib/site/dates";

const anchor = (number: number) => `section-${number}`;

/** A policy: headline and dates, contents that stay in view, numbered sections. */
export async function LegalDocument({ id }: { id: LegalId }) {
  const locale = await getLocale();
  const t = await getTranslations("legal");
  const common = await getTranslations("common");
  const { title, description, edition, preamble, sections } = getLegalDocument(locale, id);

  return (
    <article className="legal">
      <header className="legal-head">
        <div className="frame">
          <p className="eyebrow">{common("footer.legal")}</p>
          <h1 className="h1">{title}</h1>
          <p className="lead">{description}</p>
          <div className="legal-dates">
            <p>{t("edition", { date: longDate(new Date(edition), locale) })}</p>
            <p>
              {t.rich("updated", {
                date: () => <Today published={longDate(new Date(), locale)} />,
              })}
            </p>
          </div>
        </div>
      </header>
      <div className="frame reading">
        <Contents
          id="legal-contents"
          title={t("contents")}
          items={sections.map(({ number, title: text }) => ({ anchor: anchor(number), text, number }))}
        />
        <div className="legal-text">
          {preamble && <Prose>{preamble}</Prose>}
          {sections.map(({ number, title: name, markdown }) => (
            <section key={number} aria-labelledby={anchor(number)}>
              <h2 id={anchor(number)}>{`${number}. ${name}`}</h2>
              <Prose>{markdown}</Prose>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
