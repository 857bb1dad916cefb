import type { ReactNode } from "react";
import { Sample, sampleCard } from "@/components/generator/page/sample";
import { SampleDiagram } from "@/components/generator/page/sample-diagram";
import { SampleCard, SampleDay, SamplePhone } from "@/components/generator/page/sample-screens";
import { cn } from "@/lib/site/cn";

type SampleDossierProps = {
  label: string;
  title: string;
  diagram: { title: string; nodes: Record<string, string>; alt: string };
  effect: {
    title: string;
    roi: string;
    payback: string;
    weaker: string;
    note: string;
    years: string;
    alt: string;
  };
  screens: { title: string; phone: string; day: string; card: string };
};

const card = cn("grid content-start gap-3", sampleCard);
/** Words of a drawn line, after a piece of it. */
const line = "relative pl-6 before:absolute before:top-[0.6em] before:left-0 before:w-4 before:border-t-2";
const cardTitle = "font-mono text-mono text-accent";

/** What a finished dossier looks like, drawn on the server: the place of a document that is not there yet is not left blank. */
export function SampleDossier({ label, title, diagram, effect, screens }: SampleDossierProps) {
  return (
    <Sample label={label} title={title} slot="sample-dossier">
      <div className="grid grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] gap-3 @max-[36rem]:grid-cols-1">
        <div className={card}>
          <h4 className={cardTitle}>{diagram.title}</h4>
          <SampleDiagram nodes={diagram.nodes} label={diagram.alt} />
        </div>
        <div className={card}>
          <h4 className={cardTitle}>{effect.title}</h4>
          <p className="text-[1.75rem]/[1.1] font-semibold tracking-[-0.04em]">{effect.roi}</p>
          <SampleFlow label={effect.alt} years={effect.years} />
          <ul className="grid gap-1.5 text-caption/[1.4]">
            <li className={cn(line, "font-medium before:border-accent")}>{effect.payback}</li>
            <li className={cn(line, "text-muted-foreground before:border-subtle")}>{effect.weaker}</li>
          </ul>
          <p className="text-caption text-subtle">{effect.note}</p>
        </div>
      </div>
      <div className={card}>
        <h4 className={cardTitle}>{screens.title}</h4>
        <ul className="grid grid-cols-3 gap-3 @max-[30rem]:gap-2">
          <Screen name={screens.phone}>
            <SamplePhone />
          </Screen>
          <Screen name={screens.day}>
            <SampleDay />
          </Screen>
          <Screen name={screens.card}>
            <SampleCard />
          </Screen>
        </ul>
      </div>
    </Sample>
  );
}

function Screen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="grid min-w-0 content-start gap-1.5 text-caption text-muted-foreground">
      {children}
      {name}
    </li>
  );
}

/** The cumulative flow of the sample over five years: the upper line with the whole effect, the lower with three quarters of it. */
function SampleFlow({ label, years }: { label: string; years: string }) {
  return (
    <svg viewBox="0 0 200 100" role="img" aria-label={label} className="w-full fill-none stroke-none">
      <path d="M0 60H200" className="stroke-line-strong" strokeDasharray="2 4" />
      <path
        d="M0 82 40 75 80 59 120 41 160 23 200 5V28L160 40.5 120 53.5 80 66 40 77.5Z"
        className="fill-accent opacity-12"
      />
      <path d="M0 82 40 77.5 80 66 120 53.5 160 40.5 200 28" className="stroke-subtle stroke-[1.5]" />
      <path d="M0 82 40 75 80 59 120 41 160 23 200 5" className="stroke-accent stroke-2" />
      <text x="43 83 123 163 200" y="97" textAnchor="end" className="fill-subtle text-[0.6875rem]">
        {`1234${years}`}
      </text>
    </svg>
  );
}
