import { Container } from "@/components/ui/container";
import { Crosses } from "@/components/ui/crosses";
type ToolHeadProps = {
  eyebrow: string;
  title: string;
  lead: string;
  stepsLabel: string;
  steps: readonly { title: string; text: string }[];
};

/** What a generator is for and the steps of using it. */
export function ToolHead({ eyebrow, title, lead, stepsLabel, steps }: ToolHeadProps) {
  return (
    <section className="tool-head">
      <svg className="tool-rings" viewBox="0 0 900 900" aria-hidden="true">
        <use href="/drawings/hero-ring.svg#ring" />
      </svg>
      <div className="frame tool-intro">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="h1" tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="tool-steps">
        <Container className="relative">
          <Crosses />
          <h2 className="sr-only">{stepsLabel}</h2>
          <ol>
            {steps.map((step, index) => (
              <li key={step.title}>
                <span className="mono" aria-hidden="true">
                  0{index + 1}
                </span>
                <h3 className="h4">{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </Container>
      </div>
    </section>
  );
}
