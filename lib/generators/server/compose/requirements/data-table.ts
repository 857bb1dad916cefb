import "server-only";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { requirementWords } from "@/lib/generators/server/compose/requirements/words";
import { shareNouns } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { wordSet } from "@/lib/generators/server/read/tokens";

const MOST_FIELDS = 10;
/** Kinds whose form is known; what another form asks is settled with those who use it. */
const filledIn = wordSet`booking request order payment`;
/** The records with their fields: those that a person fills in on the drawn forms, and what the system adds. */
export function dataTable(plan: Plan): string {
  const { stores, functions, locale } = plan;
  const forms = designScreens(plan).filter(({ screen: { kind } }) => kind === "calendar" || kind === "form");
  const asking = functions.filter(({ kinds: [kind] }) => filledIn.has(kind)).map(({ id }) => id);
  const rows = stores.map(({ name, fields, functions: ids }) => {
    const codes = functions.flatMap(({ id, code }) => (ids.includes(id) ? [code] : []));
    const drawn = forms
      .filter(({ functions: [own] }) => own && ids.includes(own.id) && asking.includes(own.id))
      .flatMap(({ screen }) => screen.items.map(({ label }) => md.lowerFirst(label)))
      // What the records are called is no field of theirs.
      .filter((label) => label.includes(" ") || !shareNouns(label, name));
    const isDrawn = (field: string) =>
      drawn.some((label) => label.includes(field) || shareNouns(label, field));
    const added = fields.filter((field) => !isDrawn(field));
    const all = [...new Set([...drawn, ...added])].slice(0, MOST_FIELDS);
    return [md.safe(name), md.safe(all.join(", ")), codes.join(", ")];
  });
  const w = requirementWords[locale];
  return rows.length === 0 ? w.noData : md.table(w.dataHead, rows);
}
