import { clsx } from "clsx";
import { Label } from "@/components/generator/screens/parts";
import { useValues } from "@/components/generator/screens/values";
import type { Screen } from "@/lib/generators/screens";

/** What happened to one thing, the latest first; other fields have one value or a word for each state. */
export const storyOf = (items: Screen["items"]): readonly string[] | undefined =>
  items.find(
    ({ samples = [], control }) =>
      control === undefined && (samples.length === 3 || TIMED.test(samples[0] ?? "")),
  )?.samples;

/** The words bring their own time. */
const TIMED = /^\d\d:\d\d · /u;

/** A line for each thing that happened, with its time. */
export function Story({ words, className }: { words: readonly string[]; className?: string }) {
  const { moment } = useValues();
  return (
    <span className={clsx("grid content-start gap-3 rounded-[10px] bg-foreground/4 p-3", className)}>
      {words.map((said, line) => {
        const [at, ...others] = TIMED.test(said) ? said.split(" · ") : [moment(line), said];
        return (
          <span key={said} className="relative grid content-start gap-1.5 pl-4">
            <span
              className={clsx(
                "absolute top-[3px] left-0 size-2 rounded-full",
                line === 0 ? "bg-accent" : "bg-foreground/25",
              )}
            />
            <Label tone={line === 0 ? "strong" : "muted"} className="tabular-nums">
              {at}
            </Label>
            <Label>{others.join(" · ")}</Label>
          </span>
        );
      })}
    </span>
  );
}
