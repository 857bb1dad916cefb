import { isReal } from "./briefs.ts";
import type { Measured } from "./rate.ts";
import type { Sameness } from "./sameness.ts";
import type { Result, Totals } from "./totals.ts";
import { mean, sum, type Share } from "./types.ts";

const percent = (value: Share | undefined): string =>
  value === null || value === undefined ? "–" : String(Math.round(100 * value));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  return [line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n");
}

/** The worst words over all dossiers: dossiers and occurrences. */
function worstWords(results: readonly Result[]): string {
  const counts = new Map<string, { count: number; briefs: Set<string> }>();
  for (const { brief, measured } of results)
    for (const { word, count } of measured.foreign) {
      const entry = counts.get(word) ?? { count: 0, briefs: new Set() };
      entry.count += count;
      entry.briefs.add(brief.id);
      counts.set(word, entry);
    }
  return [...counts]
    .sort(([, a], [, b]) => b.briefs.size - a.briefs.size || b.count - a.count)
    .slice(0, 24)
    .map(([word, entry]) => `${word} ${entry.briefs.size}/${entry.count}`)
    .join(", ");
}

const list = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `\n${name}\n${lines.map((line) => `  ${line}`).join("\n")}\n`;

const columns = [
  "brief",
  "style",
  "score",
  "facts",
  "names",
  "spread",
  "wishes",
  "first",
  "denials",
  "foreign",
  "same",
  "case",
  "losses",
  "bans",
  "honest",
  "lang",
  "agree",
];
const honestColumn = columns.indexOf("honest");

function rowOf({ brief, measured, rated }: Result, same: Sameness): string[] {
  const start = [brief.id, brief.style, rated.score.toFixed(0)];
  if (!isReal(brief))
    return columns.map(
      (_, column) => start[column] ?? (column === honestColumn ? percent(measured.honesty.score) : "–"),
    );
  const shares = Object.entries(same.byBrief[brief.id] ?? {})
    .filter(([type]) => type !== "requirements-gost")
    .map(([, share]) => share);
  return [
    ...start,
    percent(measured.facts.recall),
    percent(measured.facts.names),
    percent(measured.facts.spread),
    percent(measured.wishes.recall),
    percent(measured.wishes.first),
    String(measured.denials.length),
    `${measured.foreign.length}/${sum(measured.foreign.map(({ count }) => count))}`,
    percent(mean(shares)),
    percent(measured.businessCase?.score),
    percent(measured.businessCase?.losses.score),
    percent(measured.bans.score),
    percent(measured.honesty.score),
    percent(measured.language.score),
    percent(measured.agreement.score),
  ];
}

function documentsTable(all: Totals): string {
  const kinds = [
    "idea",
    "architecture",
    "business-case",
    "requirements",
    "requirements-gost",
    "interface",
  ].filter((type) => type in all.factRecallByType);
  return table(
    ["document", "", "facts %", "same % mean", "same % p90"],
    kinds.map((type) => [
      type,
      "",
      percent(all.factRecallByType[type]),
      percent(all.samenessByType[type]?.mean),
      percent(all.samenessByType[type]?.p90),
    ]),
  );
}

function caseFaults({ businessCase: found }: Measured): string {
  if (found === null) return "";
  const { verdict, losses, staff, currency } = found;
  return [
    ...verdict.faults,
    ...(losses.missing.length > 0 ? [`not counted: ${losses.missing.join("; ")}`] : []),
    ...staff.faults,
    ...currency.faults.slice(0, 1),
  ].join(" · ");
}

/** The worst sentences: false statements, banned things proposed, traces of a machine. */
function worstSentences(results: readonly Result[]): string {
  const found = (pick: (measured: Measured) => readonly { kind?: string; type?: string; text: string }[]) =>
    results
      .map(({ brief, measured }) => ({ id: brief.id, faults: pick(measured) }))
      .flatMap(({ id, faults: [first, ...more] }) =>
        first === undefined
          ? []
          : [`${id}: ${more.length + 1}× e.g. [${first.kind ?? first.type ?? ""}] ${first.text}`],
      )
      .slice(0, 15);
  return [
    list(
      "False statements",
      found(({ denials }) => denials),
    ),
    list(
      "Banned things proposed",
      found(({ bans }) => bans.violations),
    ),
    list(
      "Wording",
      found(({ language }) => language.faults),
    ),
  ].join("");
}

/** The report people read. */
export function printed(results: readonly Result[], same: Sameness, all: Totals): string {
  const words = worstWords(results);
  return [
    table(
      columns,
      results.map((result) => rowOf(result, same)),
    ),
    `\n${documentsTable(all)}`,
    list("Words of another trade (dossiers / occurrences)", words === "" ? [] : [words]),
    worstSentences(results),
    list(
      "Business case",
      results
        .filter(({ measured }) => (measured.businessCase?.score ?? 1) < 1)
        .slice(0, 40)
        .map(({ brief, measured }) => `${brief.id}: ${caseFaults(measured)}`),
    ),
    list(
      "Vague and no briefs",
      results
        .filter(({ brief }) => !isReal(brief))
        .map(
          ({ brief, measured }) => `${brief.id}: ${measured.honesty.faults.join(" · ") || "well answered"}`,
        ),
    ),
  ]
    .filter(Boolean)
    .join("\n");
}
