import type { ReactNode } from "react";

type HeadMark = { href: string; label: ReactNode; sign: ReactNode };

/** What a page holds, as small signs on the ruler of its head. Each leads down to its place. */
export function HeadMarks({ marks }: { marks: readonly HeadMark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap items-end gap-x-8 gap-y-5 print:hidden">
      {marks.map(({ href, label, sign }) => (
        <li key={href}>
          <a
            href={href}
            className="grid min-h-11 content-end gap-2 text-sm/[1.4] text-muted-foreground transition-colors duration-120 hover:text-foreground"
          >
            <span aria-hidden="true" className="block">
              {sign}
            </span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
