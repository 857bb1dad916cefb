import type { ReactNode } from "react";
import { Sample, sampleCard } from "@/components/generator/page/sample";
import { SampleDiagram } from "@/components/generator/page/sample-diagram";
import { SampleDay, SamplePhone } from "@/components/generator/page/sample-screens";
import { cn } from "@/lib/site/cn";

type SampleDossierProps = {
  label: string;
  title: string;
  diagram: {
    title: string;
    nodes: Record<string, string>;
    /** The names of the three layers. */
    lanes: string;
    alt: string;
  };
  effect: {
    title: string;
    figures: Record<string, { term: string; number: string; note: string }>;
    base: string;
    weaker: string;
    years: string;
    /** Twice above, at and below zero. */
    levels: string;
    lines: string;
    alt: string;
  };
  screens: { title: string; phone: string; day: string };
};

/** A part of the sheet under its name. */
const part = "grid content-between gap-3 border-line p-4";
/** Words of a drawn line, after a piece of it. */
const line = "relative pl-6 before:absolute before:top-[0.6em] before:left-0 before:w-4 before:border-t-2";
/** A key figure as a document has it: the first stands out, on a narrow panel above the others. */
const figure =
  "border-line px-4 py-3.5 @max-[36rem]:px-2.5 not-first:border-l first:bg-[color-mix(in_oklab,var(--accent)_8%,transparent)] @max-[36rem]:first:col-span-full @max-[36rem]:first:border-b @max-[36rem]:nth-2:border-l-0";
const partTitle = "font-mono text-mono text-accent";

/** What a finished dossier looks like, drawn on the server: the place of a document that is not there yet is not left blank. */
export function SampleDossier({ label, title, diagram, effect, screens }: SampleDossierProps) {
  return (
    <Sample label={label} title={title} slot="sample-dossier">
      <div className={cn(sampleCard, "overflow-clip border-line-strong p-0")}>
        <dl className="grid grid-cols-3 border-b border-line text-caption @max-[36rem]:grid-cols-2">
          {Object.values(effect.figures).map(({ term, number, note }) => (
            <div key={term} className={figure}>
              <dt className="text-subtle">{term}</dt>
              <dd className="my-1.5 text-[1.75rem]/[1.1] font-semibold tracking-[-0.04em] @max-[36rem]:text-[1.625rem]">
                {number}
              </dd>
              <dd className="text-muted-foreground">{note}</dd>
            </div>
          ))}
        </dl>
        <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] @max-[36rem]:grid-cols-1">
          <div className={part}>
            <h4 className={partTitle}>{diagram.title}</h4>
            <SampleDiagram nodes={diagram.nodes} lanes={diagram.lanes.split("|")} label={diagram.alt} />
          </div>
          <div className="grid border-line not-first:border-l @max-[36rem]:border-t @max-[36rem]:not-first:border-l-0">
            <div className={part}>
              <h4 className={partTitle}>{effect.title}</h4>
              <SampleFlow
                label={effect.alt}
                years={effect.years}
                levels={effect.levels.split("|")}
                lines={effect.lines.split("|")}
              />
              <ul className="flex flex-wrap gap-x-4 text-caption">
                <li className={cn(line, "before:border-accent")}>{effect.base}</li>
                <li className={cn(line, "before:border-subtle")}>{effect.weaker}</li>
              </ul>
            </div>
            <div className={cn(part, "border-t")}>
              <h4 className={partTitle}>{screens.title}</h4>
              <ul className="grid grid-cols-2 gap-3">
                <Screen name={screens.phone}>
                  <SamplePhone />
                </Screen>
                <Screen name={screens.day}>
                  <SampleDay />
                </Screen>
              </ul>
            </div>
          </div>
        </div>
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

type FlowProps = { label: string; years: string; levels: string[]; lines: string[] };

/**
 * The cumulative flow of the sample over five years: as expected, and with a third less effect and the most work.
 */
function SampleFlow({ label, years, levels, lines }: FlowProps) {
  const [base = "", weaker = ""] = lines;
  const back = weaker.split("L").reverse().join("L");
  return (
    <svg
      viewBox="0 0 240 156"
      role="img"
      aria-label={label}
      className="w-full fill-none stroke-none @max-[36rem]:max-h-52"
    >
      <path d="M32 11H236M32 50H236M32 128H236" className="stroke-line" />
      <path d="M32 89H236" className="stroke-line-strong" />
      <path d={`M${base}L${back}Z`} className="fill-accent opacity-12" />
      <path d={`M${weaker}`} className="stroke-subtle stroke-[1.5]" />
      <path d={`M${base}`} className="stroke-accent stroke-2" />
      <g className="fill-subtle text-[0.6875rem]" textAnchor="end">
        {levels.map((level, at) => (
          <text key={level} x="26" y={15 + at * 39}>
            {level}
          </text>
        ))}
        <text x="74 115 155 193 238" y="150">
          {`1234${years}`}
        </text>
      </g>
    </svg>
  );
}
