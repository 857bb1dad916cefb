import type { View } from "./view";
import { settle, steps } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** Widths of the bars of a code and of the gaps between them. */
const CODE = "3 2 1 2 1 3 2 1 4 2 1 1 2 3 1 2 3 1 1 2 2 4 1 2";
/** Rows of the code that a worn head prints pale. */
const rows = { dark: "M12 17H132M12 31H132M12 38H132", pale: "M12 24H132M12 45H132" };

/** A printed label: a code and lines of an address, some of it as pale as `share` says, in percent. */
function Print({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 144 84" className="mt-3 h-21 w-36 fill-none stroke-foreground">
      <rect x=".5" y=".5" width="143" height="83" rx="6" className="stroke-line-strong" />
      <g strokeWidth="7" strokeLinecap="butt">
        <path d={rows.dark} strokeDasharray={CODE} />
        <path d={rows.pale} strokeDasharray={CODE} strokeOpacity={share / 100} />
        <path d="M12 60H92" strokeWidth="4" />
        <path d="M12 70H66" strokeWidth="4" strokeOpacity={share / 100} />
      </g>
    </svg>
  );
}

/**
 * Messages one after another: who, and what they say; the key ones are of the person who looks at the screen, at the right. A message with
 * `from` shows a printed label, so much of it, in percent, as came out; one with `answer` says below what it rests on.
 */
export function ThreadView({ view: { marks } }: { view: View }) {
  return (
    <ol className={cn("grid grow content-between gap-4", steps)}>
      {marks.map(({ label, note, key, from, answer }) => (
        <li key={label} className={cn("max-w-[36em]", key === true && "ml-auto", settle)}>
          <p className={cn("mb-1.5 text-caption", key === true ? "text-subtle" : "text-service")}>{label}</p>
          <div
            className={cn(
              "rounded-xl px-4 py-3 text-[0.9375rem] leading-[1.6]",
              key === true
                ? "bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)]"
                : "border border-line-strong",
            )}
          >
            {note}
            {answer !== undefined && (
              <p className="mt-3 border-l-2 border-current pl-3 text-sm text-muted-foreground">{answer}</p>
            )}
            {from !== undefined && <Print share={from} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
