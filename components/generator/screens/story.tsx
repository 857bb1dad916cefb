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
export const isTimed = (words: readonly string[] = []) => TIMED.test(words[0] ?? "");

const minuteOf = (said: string) => Number(said.slice(0, 2)) * 60 + Number(said.slice(3, 5));
/** Minutes of the day before something happened and after it was over. */
const AROUND = 8;

/** When something was off, on an axis of the day with a mark for each thing that happened. */
export function Span({ words }: { words: readonly string[] }) {
  const times = words.filter((said) => TIMED.test(said)).map(minuteOf);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const whole = last - first + 2 * AROUND;
  const at = (minute: number) => `${String((100 * (minute - first + AROUND)) / whole)}%`;
  const stretch = (left: number, width: string, colour: string, share: number) => ({
    left: at(left),
    width,
    background: `color-mix(in oklab, var(${colour}) ${String(share)}%, transparent)`,
  });
  const edge = at(first);
  return (
    <span className="grid gap-1 rounded-[10px] bg-foreground/4 p-3">
      <span className="relative block h-4">
        <span
          className="absolute inset-y-0 rounded-full"
          style={{ ...stretch(first - AROUND, "100%", "--success", 26), marginBlock: 4 }}
        />
        <span
          className="absolute inset-y-0 rounded-[3px]"
          style={stretch(first, `${String((100 * (last - first)) / whole)}%`, "--destructive", 60)}
        />
        {times.map((minute) => (
          <span key={minute} className="absolute inset-y-0 w-px bg-foreground" style={{ left: at(minute) }} />
        ))}
      </span>
      <span className="flex justify-between" style={{ paddingLeft: edge, paddingRight: edge }}>
        {[first, last].map((minute) => (
          <Label key={minute} tone="strong" className="tabular-nums">
            {words.find((said) => minuteOf(said) === minute)?.slice(0, 5)}
          </Label>
        ))}
      </span>
    </span>
  );
}

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
