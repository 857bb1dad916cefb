import { Check } from "lucide-react";
import type { View } from "./view";
import { settle, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** Documents that a phone shows: the one that is open and the next. */
const ON_PHONE = 2;

type WayProps = { passed: number; whole: number };

/** Stages of a document's way: those it has passed, the one where it is, and those ahead. */
function Way({ passed, whole }: WayProps) {
  const part = 100 / whole; // each with a gap of two after it, the last one outside of the picture
  const stages = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => {
      const at = (from + index) * part;
      return `M${String(at)} 2H${String(at + part - 2)}`;
    }).join("");
  return (
    <svg aria-hidden="true" viewBox="0 0 98 4" preserveAspectRatio="none" className="mt-2.5 h-1 w-full">
      <g strokeWidth="4" strokeLinecap="butt">
        <path d={stages(0, passed)} className="stroke-subtle" />
        <path d={stages(passed, Math.min(passed + 1, whole))} className="stroke-(--c)" />
        <path d={stages(passed + 1, whole)} className="stroke-line-strong" />
      </g>
    </svg>
  );
}

/**
 * What was remarked on the first of several documents. The documents are marks without an answer, each with the stages it has passed
 * (`from`) of all (`to`); the key remark waits for an answer. `axis` heads both, and then names the stages.
 */
export function RemarksView({ view: { axis, marks } }: { view: View }) {
  const [, , ...stages] = axis ?? [];
  const documents = marks.filter(({ answer }) => answer === undefined);
  const remarks = marks.filter(({ answer }) => answer !== undefined);
  return (
    <div className="grid grow grid-cols-1 gap-8 md:grid-cols-2">
      <div className="flex flex-col">
        <p className="mb-3 text-caption text-subtle">{axis?.[0]}</p>
        <ul className="grid grow content-between gap-2 text-[0.9375rem] leading-[1.35]">
          {documents.map(({ label, note, from, to }, index) => (
            <li
              key={label}
              className={cn(
                "rounded-xl border px-4 py-3",
                index === 0 ? "border-transparent bg-raised" : "border-line",
                index >= ON_PHONE && "max-md:hidden",
              )}
            >
              <span className={cn("block", index === 0 ? "font-semibold" : "font-medium")}>{label}</span>
              <span className={cn("text-caption", index === 0 ? "text-service" : "text-subtle")}>{note}</span>
              {from !== undefined && to !== undefined && <Way passed={from} whole={to} />}
              {index === 0 && stages.length === to && (
                // As wide as the drawing with the gap behind its last stage: each name begins where its stage does.
                <span className="mt-2 flex text-xs text-subtle" style={{ marginRight: "-2.04%" }}>
                  {stages.map((stage) => (
                    <span key={stage} className="flex-1">
                      {stage}
                    </span>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col">
        <p className="mb-3 text-caption text-subtle">{axis?.[1]}</p>
        <ol className={cn("grid grow content-between", steps)}>
          {remarks.map(({ label, note, answer, key }) => (
            <li key={label} className={cn("border-line py-3 not-last:border-b first:pt-0", settle)}>
              <p className="text-caption text-subtle">{label}</p>
              <p className="mt-0.5 text-[0.9375rem] leading-[1.4] font-medium">{note}</p>
              <p className={cn("mt-1 text-sm", key === true ? "text-service" : "text-muted-foreground")}>
                {key === true ? (
                  <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-(--c)" />
                ) : (
                  <Check className="mr-1.5 inline size-4 text-success" />
                )}
                {answer}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
