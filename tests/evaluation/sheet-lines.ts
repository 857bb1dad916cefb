import type { FactSheet } from "@/lib/generators/fact-sheet";

/** A fact sheet for a reader at a terminal, one line an entry. */
export function sheetLines(sheet: FactSheet): string[] {
  const { figures, actors, pains, wishes, bans, systems, limits, open } = sheet;
  const lines = [
    `${sheet.clarity} · subject: ${sheet.subject?.text ?? "–"} · organisation: ${sheet.organisation?.text ?? "–"}`,
    ...figures.map(
      (f) =>
        `figure: ${f.text} = ${f.value}${f.max === undefined ? "" : `…${f.max}`} [${f.unit}] counts=${f.counts ?? "–"} ${f.kind} ${f.says} ${f.period ?? ""} ${f.currency ?? ""} ${f.time ?? ""}`,
    ),
    ...actors.map((a) => `actor: ${a.name} (${a.text}) ${a.side ?? ""} ${a.figure ?? ""}`),
    ...pains.map((p) => `pain: ${p.text} {${p.figures.join(",")}}`),
    ...wishes.map((w) => `wish: ${w.text}${w.later ? " (later)" : ""} {${w.figures.join(",")}}`),
    ...bans.map((b) => `ban: ${b.kind}: ${b.about} (${b.text})`),
    ...systems.map((s) => `system: ${s.name} ${s.relation}`),
    ...Object.entries(limits).flatMap(([name, value]) =>
      value ? `limit: ${name}: ${JSON.stringify(value)}` : [],
    ),
    ...open.map((q) => `open: ${q.text} → ${JSON.stringify(q.fills)}`),
  ];
  return lines.map((line) => `  ${line}`);
}
