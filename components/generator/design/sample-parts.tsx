import type { SampleLooks, StyleSample } from "@/components/generator/design/style-sample";

/** What people write in several lines. */
const LONG = /^(?:суть|комментари|описани|сообщени|вопрос|what you|comment|description|message|question)/iu;
/** The state of a figure that calls for an alarm. */
const ALARM = /^(?:авария|alarm)$/iu;

/** The state of a figure to look after; it wears the accent, and a shape of its own. */
const WARNING = /^(?:внимание|attention|warning)$/iu;

type SamplePartsProps = { sample: StyleSample; looks: SampleLooks };

/** The parts of the screen as a form, as figures or as rows; a value that is not described is a bar. */
export function SampleParts({ sample: { kind, rows }, looks: { isMono, isDense } }: SamplePartsProps) {
  const label = "text-[0.875em] text-(--sample-muted) wrap-break-word";
  const numbers = isMono ? "font-mono tabular-nums" : "";
  if (kind === "form")
    return rows.map((row) => (
      <p key={row.label} className={`grid gap-1 ${label}`}>
        {row.label}
        <span
          className={`${LONG.test(row.label) ? "h-24" : "h-10"} rounded-(--sample-control) border border-(--sample-line) bg-(--sample-background) px-3 py-2`}
        >
          {row.value}
        </span>
      </p>
    ));
  if (kind === "metrics")
    // Tiles stand below each other where their words and figures have no room beside.
    return (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-2">
        {rows.map((row) => {
          const [figure, state] = row.value?.split(", ") ?? [];
          const isAlarm = state !== undefined && ALARM.test(state);
          return (
            <p
              key={row.label}
              className={`grid grid-cols-[minmax(0,1fr)] content-between gap-3 rounded-(--sample-control) border p-3 ${isAlarm ? "border-(--sample-alert)" : "border-(--sample-line)"} ${label}`}
            >
              {row.label}
              {figure === undefined ? (
                <span className="h-4 w-2/3 rounded-sm bg-(--sample-link)" />
              ) : (
                <b
                  className={`text-(length:--sample-figure) leading-none font-semibold text-(--sample-text) ${numbers}`}
                >
                  {figure.split(/(\d(?:[\d\s.,]*\d)?(?:\s?%)?)/u).map((part, index) =>
                    index % 2 === 1 ? (
                      part
                    ) : (
                      <span key={index} className="text-[0.4em]">
                        {part}
                      </span>
                    ),
                  )}
                </b>
              )}
              {state !== undefined && (
                <span className={isAlarm ? "font-semibold text-(--sample-alert)" : ""}>
                  <span className={WARNING.test(state) ? "text-(--sample-link)" : ""}>
                    {isAlarm ? "◆" : WARNING.test(state) ? "▲" : "●"}
                  </span>{" "}
                  {state}
                </span>
              )}
            </p>
          );
        })}
      </div>
    );
  return rows.map((row, index) => (
    <p
      key={row.label}
      className={`flex items-center justify-between gap-4 border-(--sample-line) wrap-break-word not-first:border-t ${isDense ? "py-1" : "py-2"}`}
    >
      {row.label}
      {row.value !== undefined ? (
        <span className={`text-right text-(--sample-muted) ${numbers}`}>{row.value}</span>
      ) : kind === "table" ? (
        <span className="h-5 w-14 flex-none rounded-[99px] bg-(--sample-soft)" />
      ) : (
        rows.length > 1 &&
        index === 0 && <span className="size-2.5 flex-none rounded-full bg-(--sample-link)" />
      )}
    </p>
  ));
}
