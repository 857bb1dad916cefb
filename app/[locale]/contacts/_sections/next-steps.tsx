import { getTranslations } from "next-intl/server";

const steps = ["answer", "call", "proposal"] as const;

/** What follows an inquiry, in three steps. No times: the company promises none. */
export async function NextSteps() {
  const t = await getTranslations("contacts.next");
  return (
    <section className="section" aria-labelledby="next-title">
      <div className="frame">
        <div className="section-head">
          <h2 id="next-title" className="h2">
            {t("title")}
          </h2>
          <p>{t("lead")}</p>
        </div>
        <ol className="next-steps">
          {steps.map((step, index) => (
            <li key={step}>
              <span className="mono" aria-hidden="true">
                {`0${index + 1}`}
              </span>
              <h3 className="h3">{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
