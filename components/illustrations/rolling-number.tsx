import { roll } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** The digits that pass before a digit stands: from nought up, and one round more for each place further right. */
const passing = (digit: number, place: number) =>
  Array.from({ length: digit + 10 * Math.min(place, 2) }, (_, at) => at % 10);

/** What passes stands above the digit, in an attribute: nobody reads, finds or copies it. */
const column = cn(
  "relative inline-block after:absolute after:inset-x-0 after:bottom-full after:text-center after:whitespace-pre after:content-[attr(data-roll)]",
  roll,
);

/** A large number whose digits roll once to where they stand. */
export function RollingNumber({ value }: { value: string }) {
  let place = 0;
  const signs = Array.from(value, (sign, at) => {
    if (!/\d/.test(sign)) return sign;
    const digits = passing(Number(sign), place++);
    return (
      <span key={at} className="inline-block overflow-y-clip">
        <span
          className={column}
          data-roll={digits.join("\n")}
          style={{ "--turns": digits.length } as React.CSSProperties}
        >
          {sign}
        </span>
      </span>
    );
  });
  return (
    <>
      <span className="sr-only">{value}</span>
      <span aria-hidden="true">{signs}</span>
    </>
  );
}
