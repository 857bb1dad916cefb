import "server-only";
import { columns } from "@/lib/content/bilingual";
import { designScreens } from "@/lib/generators/server/compose/interface/screens";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { labelsOf, tellsOf } from "@/lib/generators/server/compose/requirements/drawn";
import { requirementWords } from "@/lib/content/requirement-words";
import { codesOf } from "@/lib/generators/server/compose/text/coded";
import { shareNouns } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { wordSet } from "@/lib/generators/server/read/tokens";

/** Kinds whose form is known; what another form asks is settled with those who use it. */
const filledIn = wordSet`booking request order payment`;
/** The records with their fields: those that a person fills in on the drawn forms, and what the system adds. */
export function dataTable(plan: Plan): string {
  const { stores, functions, locale } = plan;
  const forms = designScreens(plan).filter(({ screen: { kind } }) => kind === "calendar" || kind === "form");
  const asking = functions.filter(({ kinds: [kind] }) => filledIn.has(kind)).map(({ id }) => id);
  const rows = stores.map(({ name, fields, functions: ids }) => {
    const drawn = forms
      .filter(({ functions: [own] }) => own && ids.includes(own.id) && asking.includes(own.id))
      .flatMap(({ screen }) => screen.items.map(({ label }) => md.lowerFirst(label)))
      // What the records are called is no field of theirs.
      .filter((label) => label.includes(" ") || !shareNouns(label, name));
    const isDrawn = (field: string) =>
      drawn.some((label) => label.includes(field) || shareNouns(label, field));
    const added = fields.filter((field) => !isDrawn(field));
    const own = functions.filter(({ id }) => ids.includes(id));
    const read = stores.filter(({ id }) => own.some(({ reads }) => reads.includes(id)));
    // What a screen shows is kept, here or in the records that it reads.
    const known = [drawn, added, read.map((one) => one.fields), stores.map((one) => one.name)].flat(2).join();
    const shown = own.flatMap((one) => labelsOf(plan, one)).filter((label) => !tellsOf(known, label));
    const all = new Set([...drawn, ...added, ...shown.map(md.lowerFirst)]);
    return [md.safe(name), md.safe([...all].join(", ")), codesOf(own, locale)];
  });
  const w = requirementWords(locale);
  return rows.length === 0 ? w.noData : md.table(columns(w.heads.data), [...rows, ...passedRows(plan, rows)]);
}

/** Joints of what passes: «услуги и цены, обратно — записи». */
const JOINT = /,? (?:обратно —|with|and|и) |, | back$/u;
/** What passes with other systems and no record above holds. */
function passedRows({ exchanges, functions, locale }: Plan, rows: readonly string[][]): string[][] {
  const known = rows.flat().join(" ");
  return exchanges.flatMap(({ id, name, passes, what, likely = "" }) => {
    const things = passes === "records" ? (what ?? likely).split(JOINT) : [];
    const untold = things.filter((thing) => thing !== "" && !tellsOf(known, thing));
    const own = functions.filter((one) => one.exchanges.includes(id));
    const label = md.filled(requirementWords(locale).passed, { it: md.safe(name) });
    return untold.length === 0 ? [] : [[label, md.safe(untold.join(", ")), codesOf(own, locale)]];
  });
}
