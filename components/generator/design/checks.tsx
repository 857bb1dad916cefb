import { unbroken } from "@/components/generator/unbroken";

const NOTE = /^(Почему|Проверка|Why|Check):\s*/;

/** A line of a finding that says why it matters or how to check it. */
export const isCheck = (line: string) => NOTE.test(line);

/** Such lines, quieter than the advice above them, with what each is in a column of its own, on a phone above them. */
export function Checks({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="mt-3 grid max-w-[66ch] grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm/[1.5] @max-[40rem]:grid-cols-1 @max-[40rem]:gap-y-2.5">
      {lines.map((line) => (
        <div key={line} className="contents @max-[40rem]:grid">
          <dt className="text-subtle">{NOTE.exec(line)?.[1]}</dt>
          <dd className="first-letter:uppercase">{unbroken(line.replace(NOTE, ""))}</dd>
        </div>
      ))}
    </dl>
  );
}
