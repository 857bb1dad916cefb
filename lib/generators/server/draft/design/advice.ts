import "server-only";
import type { Advice, DesignKind, FindingId } from "@/content/knowledge/design-texts";
import {
  obstacles,
  pairOf,
  type DesignBrief,
  type Finding,
} from "@/lib/generators/server/draft/design/brief";
import { formatNumber } from "@/lib/generators/numbers";
import { clausesOf } from "@/lib/generators/server/draft/reading/clauses";
import type { Slots } from "@/lib/generators/server/draft/fill";

export type Given = {
  title: string;
  text: string;
  check: string;
  /** The visitor's words it is about. */
  clause: string;
};

const numbersOf = ({ facts, locale }: DesignBrief): Slots => {
  const pair = pairOf(facts);
  return {
    ...(pair && { pair: pair.pair, ratio: formatNumber(pair.ratio, locale) }),
  };
};

function countOf({ facts, locale }: DesignBrief, { id }: Finding): string {
  const value = { fields: facts.fields, steps: facts.steps, colours: facts.hexes.length }[id as "fields"];
  return value === undefined ? "" : formatNumber(value, locale);
}

const given = (
  brief: DesignBrief,
  { title, text, check }: Advice,
  clause: string,
  finding?: Finding,
): Given => {
  const slots = { ...numbersOf(brief), n: finding ? countOf(brief, finding) : "" };
  return {
    title: brief.say(title, slots),
    text: brief.say(text, slots),
    check: brief.say(check, slots),
    clause,
  };
};

/** What a kind of screen is seldom without, though nobody mentions it. */
const spareOf: Readonly<Record<DesignKind, readonly FindingId[]>> = {
  form: ["errors", "mobile", "notices", "unclear"],
  dashboard: ["charts", "table", "slow", "filter"],
  mobile: ["hands", "slow", "notices", "errors"],
  portal: ["notices", "files", "mobile", "search"],
  catalogue: ["search", "filter", "payment", "mobile"],
  landing: ["mobile", "slow", "unclear", "notices"],
};

/** What to do about what hinders, then about what is there, then what the kind of screen needs anyway. */
export function adviceOf(brief: DesignBrief, most: number): Given[] {
  const { texts, kind, findings } = brief;
  const { findings: words, kinds } = texts.design;
  const sorted = [
    ...findings.filter(({ id }) => obstacles.has(id)),
    ...findings.filter(({ id }) => !obstacles.has(id)),
  ];
  const own = sorted.map((finding) => given(brief, words[finding.id], finding.clause, finding));
  // What every such screen needs is said of the parts that no finding speaks of.
  const spoken = new Set(findings.map(({ clause }) => clause));
  const all = brief.reading.sentences.flatMap(clausesOf);
  const silent = all.filter((clause) => !spoken.has(clause));
  const parts = silent.length > 0 ? silent : [brief.text];
  const partAt = (index: number) => parts[index % parts.length] ?? brief.text;
  const used = new Set(findings.map(({ id }) => id));
  const usual = [
    ...kinds[kind].advice,
    ...spareOf[kind].filter((id) => !used.has(id)).map((id) => words[id]),
  ].map((advice, index) => given(brief, advice, partAt(index)));
  return [...own.slice(0, most - 1), ...usual].slice(0, most);
}
