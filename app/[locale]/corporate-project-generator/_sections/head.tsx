import { getTranslations } from "next-intl/server";

const steps = ["describe", "read", "discuss"] as const;

/** What the tool is for and the three steps of using it. */
export async function Head() {
  const t = await getTranslations("generator.page");
  return (
    <section className="tool-head">
      <svg className="tool-rings" viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/hero-ring.svg#ring" />
      </svg>
      <div className="frame tool-intro">
        <p className="eyebrow">{t("eyebrow")}</p>
        <h1 className="h1" tabIndex={-1}>
          {t("title")}
        </h1>
        <p className="lead">{t("lead")}</p>
      </div>
      <div className="tool-steps">
        <div className="frame crosses">
          <h2 className="sr-only">{t("stepsLabel")}</h2>
          <ol>
            {steps.map((step, index) => (
              <li key={step}>
                <span className="mono" aria-hidden="true">
                  0{index + 1}
                </span>
                <h3 className="h4">{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
