import { Check } from "lucide-react";
import type { View } from "./view";
import { settle, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** What was remarked on the first of several documents. The documents are marks without an answer; the key remark waits for one. `axis` heads both. */
export function RemarksView({ view: { axis, marks } }: { view: View }) {
  const documents = marks.filter(({ answer }) => answer === undefined);
  const remarks = marks.filter(({ answer }) => answer !== undefined);
  return (
    <div className="grid grow grid-cols-1 gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <p className="mb-3 text-caption text-subtle">{axis?.[0]}</p>
        <ul className="grid gap-2 text-[0.9375rem] leading-[1.35]">
          {documents.map(({ label, note }, index) => (
            <li
              key={label}
              className={cn(
                "rounded-xl border px-4 py-3",
                index === 0 ? "border-transparent bg-raised" : "border-line",
              )}
            >
              <span className={cn("block", index === 0 ? "font-semibold" : "font-medium")}>{label}</span>
              <span className={cn("text-caption", index === 0 ? "text-service" : "text-subtle")}>{note}</span>
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
                  <Check className="mr-1.5 inline size-4" />
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
