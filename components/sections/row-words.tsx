import { cn } from "@/lib/site/cn";

type RowWordsProps = { index: number; name: string; text: string };

/** Columns of a row: number, name, text. On a phone the text stands under the name. */
export const rowColumns = cn(
  "grid grid-cols-[36px_minmax(0,1fr)] gap-x-2 gap-y-0.5",
  "md:grid-cols-[64px_minmax(0,5fr)_minmax(0,6fr)] md:gap-x-6 md:gap-y-0",
);

/** Number, name and text of a row that reads like a line of a specification, each in its column of `rowColumns`. */
export function RowWords({ index, name, text }: RowWordsProps) {
  return (
    <>
      <span className="font-mono text-mono text-[var(--c,var(--accent))]" aria-hidden="true">
        {String(index + 1).padStart(2, "0")}
      </span>
      <b className="text-[1.1875rem] leading-[1.2] font-medium tracking-[-0.028em] md:text-[1.375rem] lg:text-[1.5rem]">
        {name}
      </b>
      <span className="text-muted-foreground max-md:col-start-2 max-md:text-[0.9063rem] max-md:leading-[1.45]">
        {text}
      </span>
    </>
  );
}
