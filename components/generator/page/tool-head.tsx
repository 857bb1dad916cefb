import { screenOnly } from "@/components/generator/screen-only";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import { PageTitle } from "@/components/ui/page-title";
import { cn } from "@/lib/site/cn";

type Step = { title: string; text: string };

type ToolHeadProps = {
  eyebrow: string;
  title: string;
  lead: string;
  stepsLabel: string;
  steps: readonly Step[];
};

/** A glow in the corner of the head; on a phone a smaller one. */
const glow = cn(
  "[--spot:44rem_30rem_at_88%_0] max-md:[--spot:22rem_20rem_at_100%_0]",
  "before:absolute before:inset-0 before:-z-2",
  "before:bg-[radial-gradient(var(--spot),color-mix(in_oklab,var(--accent)_calc(var(--glow)*90%),transparent),transparent_70%)]",
);

/**
 * What a generator is for, and the steps of using it in one line. On a wide screen it is low, so that the button that generates is seen
 * without scrolling; on a phone and in the usual low windows of offices the steps give way, in the latter the line above the title too. The
 * ring has no room beside the words of a phone.
 */
export function ToolHead({ eyebrow, title, lead, stepsLabel, steps }: ToolHeadProps) {
  return (
    <section
      data-slot="tool-head"
      className={cn("relative isolate overflow-clip border-b border-line", glow, screenOnly)}
    >
      <svg
        viewBox="0 0 900 900"
        aria-hidden="true"
        className="absolute -top-[560px] -z-1 size-[860px] mask-[linear-gradient(90deg,transparent_10%,#000_55%)] max-lg:left-[46%] max-md:hidden lg:left-[calc(50%+400px)]"
      >
        <use href="/drawings/hero-ring.svg#ring" />
      </svg>
      <Container className="grid items-end gap-x-16 gap-y-3 pt-[clamp(24px,2.4vw,34px)] pb-5 lg:grid-cols-[auto_minmax(0,1fr)]">
        <div>
          <Eyebrow className="mb-3 max-md:hidden lg:[@media(height<840px)]:hidden">{eyebrow}</Eyebrow>
          <PageTitle className="text-[clamp(1.875rem,1.2rem+1.9vw,2.625rem)]/[1.08] font-semibold tracking-[-0.036em]">
            {title}
          </PageTitle>
        </div>
        <p className="max-w-[44em] text-[0.9375rem]/[1.5] text-muted-foreground max-[23.375rem]:min-h-[7.5em] lg:max-w-[34em] lg:justify-self-end">
          {lead}
        </p>
        <h2 className="sr-only">{stepsLabel}</h2>
        <ol className="col-span-full flex flex-wrap gap-x-7 gap-y-1.5 max-md:sr-only lg:[@media(height<840px)]:sr-only">
          {steps.map((step, index) => (
            <ToolStep key={step.title} number={index + 1} {...step} />
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** The title alone is seen: it says enough, and the form is what the visitor came for. */
function ToolStep({ number, title, text }: Step & { number: number }) {
  return (
    <li className="flex items-baseline gap-2">
      <span aria-hidden="true" className="font-mono text-mono text-accent">
        0{number}
      </span>
      <h3 className="text-sm font-medium tracking-[-0.01em]">{title}</h3>
      <p className="sr-only">{text}</p>
    </li>
  );
}
