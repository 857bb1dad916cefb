import { screenOnly } from "@/components/generator/screen-only";
import { Container } from "@/components/ui/container";
import { Crosses } from "@/components/ui/crosses";
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
  "before:absolute before:inset-0 before:-z-2 before:content-['']",
  "before:bg-[radial-gradient(var(--spot),color-mix(in_oklab,var(--accent)_calc(var(--glow)*90%),transparent),transparent_70%)]",
);

/** What a generator is for and the steps of using it. */
export function ToolHead({ eyebrow, title, lead, stepsLabel, steps }: ToolHeadProps) {
  return (
    <section className={cn("relative isolate overflow-clip border-b border-line", glow, screenOnly)}>
      <svg
        viewBox="0 0 900 900"
        aria-hidden="true"
        className="absolute -top-[470px] left-[calc(50%+120px)] -z-1 size-[860px] mask-[linear-gradient(90deg,transparent_10%,#000_55%)] max-lg:left-[46%] max-md:-top-[330px] max-md:left-[34%] max-md:size-[560px] max-md:opacity-80"
      >
        <use href="/drawings/hero-ring.svg#ring" />
      </svg>
      <Container className="pt-[clamp(40px,4vw,58px)] pb-[clamp(32px,3.2vw,46px)]">
        <Eyebrow>{eyebrow}</Eyebrow>
        <PageTitle className="mb-4.5">{title}</PageTitle>
        <p className="max-w-[40em] text-lead text-muted-foreground">{lead}</p>
      </Container>
      <div className="border-t border-line bg-[color-mix(in_oklab,var(--background)_72%,transparent)]">
        <Container className="relative">
          <div className="contents max-md:hidden">
            <Crosses />
          </div>
          <h2 className="sr-only">{stepsLabel}</h2>
          <ol className="grid grid-cols-3 border-x border-line max-md:grid-cols-1 max-md:border-0 max-md:py-[7px]">
            {steps.map((step, index) => (
              <ToolStep key={step.title} number={index + 1} {...step} />
            ))}
          </ol>
        </Container>
      </div>
    </section>
  );
}

/** On a phone the title alone is seen: it says enough, and the form is what the visitor came for. */
function ToolStep({ number, title, text }: Step & { number: number }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-0.5 border-line px-6 pt-5 pb-5.5 not-first:border-l max-md:items-baseline max-md:px-0 max-md:py-[9px] max-md:not-first:border-t max-md:not-first:border-l-0">
      <span
        aria-hidden="true"
        className="row-span-2 font-mono text-xs/6 font-medium tracking-[0.01em] text-accent max-md:row-auto"
      >
        0{number}
      </span>
      <h3 className="text-h4 leading-6">{title}</h3>
      <p className="text-sm text-muted-foreground max-md:sr-only">{text}</p>
    </li>
  );
}
