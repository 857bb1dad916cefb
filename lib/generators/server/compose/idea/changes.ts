import "server-only";
import { helpOf } from "@/lib/generators/server/compose/business-case/avoided";
import { ideaWords } from "@/lib/content/idea-words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { columns } from "@/lib/content/bilingual";
import { codesOf } from "@/lib/generators/server/compose/text/coded";
import * as say from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { named } from "@/lib/generators/server/compose/text/people";

/** Each trouble with the functions that help and what of them does. */
const helpsIn = ({ locale, functions, measures }: Plan) =>
  measures.map(({ pain, today, functions: ids }) => {
    const helping = functions.filter(({ id }) => ids.includes(id));
    const kinds = helping.flatMap(({ kinds: own, parts }) => [...own, ...parts.map(({ kind }) => kind)]);
    const trouble = md.safe(say.painPhrase(locale, pain, today));
    const isLoss = today.some(({ kind }) => kind === "money");
    return { trouble, helping, isLoss, how: helpOf(pain, kinds, locale) };
  });

const MOST_CHANGES = 2;
/** What changes, in the words that help: what a loss falls by before all else. */
export function changesIn(plan: Plan): string[] {
  const told = helpsIn(plan).filter(({ how }) => how !== "");
  const first = told.toSorted((one, other) => Number(other.isLoss) - Number(one.isLoss));
  const hows = [...new Set(first.map(({ how }) => how))].slice(0, MOST_CHANGES);
  return [...new Set(told.map(({ how }) => how))].filter((how) => hows.includes(how));
}

/** A row for each trouble with what of a function helps; troubles that the same helps with stand together. */
export function changeSection(plan: Plan): string[] {
  const { locale } = plan;
  const w = ideaWords(locale);
  const told = helpsIn(plan);
  const others = told.filter(({ helping }) => helping.length === 0);
  const bySet = Map.groupBy(told, ({ helping }) => helping.map(({ code }) => code).join());
  bySet.delete("");
  const cells = [...bySet.values()].flatMap((alike) =>
    Array.from(
      Map.groupBy(alike, ({ how }) => how),
      ([how, own]) => {
        const helping = own[0]?.helping ?? [];
        const troubles = own.map(({ trouble }) => md.upperFirst(trouble));
        return [
          troubles.length > 1 ? troubles.map(md.sentence).join(" ") : troubles.join(),
          how === ""
            ? named(helping, plan)
            : `${md.listed(
                helping.map((one) => codesOf([one], locale)),
                locale,
              )}: ${how}`,
        ];
      },
    ),
  );
  return md.section(w.change, [
    cells.length === 0 ? "" : md.table(columns(w.changeHead), cells),
    ...md.said(w.unsolved, others.map(({ trouble }) => trouble).join("; ")),
  ]);
}
