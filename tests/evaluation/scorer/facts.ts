import { matches } from "./patterns.ts";
import { mean, type Brief, type Share } from "./types.ts";

/** Types whose share of facts counts as spread; the specification by the standard repeats the free one. */
const spreadTypes = ["idea", "architecture", "business-case", "requirements", "interface"];

const share = (part: number, whole: number): Share => (whole === 0 ? null : part / whole);

/**
 * Which labelled facts and names the documents use in their own words.
 * @param own documents by type, already without what they copy from the description
 */
export function factUse(brief: Brief, own: Readonly<Record<string, string>>) {
  const { facts, actors, systems, organisation } = brief.expect;
  const all = Object.entries(own);
  const where = (source: string) => all.filter(([, text]) => matches(source, text)).map(([type]) => type);
  const used = facts.map((fact) => ({
    id: fact.id,
    what: fact.what,
    kind: fact.kind,
    in: where(fact.pattern),
  }));
  const byType: Record<string, Share> = Object.fromEntries(
    all.map(([type]) => [type, share(used.filter((fact) => fact.in.includes(type)).length, facts.length)]),
  );
  const named = [...(organisation ? [organisation] : []), ...actors, ...systems].map((source) => ({
    source,
    in: where(source),
  }));
  const spread = spreadTypes.filter((type) => type in own).map((type) => byType[type]);
  return {
    recall: share(used.filter((fact) => fact.in.length > 0).length, facts.length),
    byType,
    spread: mean(spread),
    names: share(named.filter((name) => name.in.length > 0).length, named.length),
    missing: used.filter((fact) => fact.in.length === 0).map((fact) => fact.what),
    missingNames: named.filter((name) => name.in.length === 0).map((name) => name.source),
  };
}
