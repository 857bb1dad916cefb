import "server-only";
import { readFunctionWords, type FunctionWords } from "@/lib/content/function-words";
import { ideaWords } from "@/lib/content/idea-words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { codedTitles } from "@/lib/generators/server/compose/text/coded";
import * as say from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { isOutside, receiversOf, rolesIn, usersOf } from "@/lib/generators/server/compose/text/people";

const OFFLINE = /без связи|without a connection|offline/iu;

/** A paragraph for each function: whose day changes and how, with its figures and decisions. */
export function functionsSection(plan: Plan): string[] {
  const { functions, locale } = plan;
  const w = ideaWords(locale);
  const rows = readFunctionWords()[locale];
  const told = new Set<FunctionWords>();
  const parts = functions.map((one) => {
    // What a kind changes is told once: the second function of it by its further kind, or by its title alone.
    const kind = one.kinds.find((each) => !told.has(rows[each]));
    const ofKind = one.parts.find((part) => part.kind === kind && kind !== one.kinds[0])?.words;
    const own = one.words ? [one.words] : kind ? [ofKind ?? rows[kind]] : [];
    const words = [...new Set([...own, ...one.parts.map((part) => part.words)])].filter(
      (each) => !told.has(each),
    );
    for (const each of words) told.add(each);
    // Losses stand with the complaint, unless the visitor was asked for them.
    const figures = one.figures
      .filter(
        ({ says, by, kind }) => (says === "has" && kind === "flow") || says === "wants" || by === "visitor",
      )
      .map((figure) => md.safe(md.lowerFirst(say.figurePhrase(figure, locale))));
    // Russian says it without a person where none is named; what is worked out is judged by the staff alone.
    const all = usersOf(plan, one).filter(({ actor }) => actor !== undefined || locale === "en");
    const known = all.filter(({ isAssumed }) => !isAssumed);
    const users = known.length > 0 ? known : all;
    const staff = users.filter((role) => !isOutside(role));
    const slotsOf = (each: FunctionWords) => ({
      u: rolesIn(each === rows.estimate && staff.length > 0 ? staff : users, "datv", locale),
      r: rolesIn(receiversOf(plan, one), "datv", locale),
    });
    return [
      `**${codedTitles([one], locale)}.**`,
      ...(words.length === 0 && one.kinds[0] === "general" ? [w.alike] : []),
      ...words.map((each) => md.filled(each.day, slotsOf(each))),
      ...md.said(w.figures, md.listed(figures, locale)),
      ...(one.isOffline && !words.some(({ day }) => OFFLINE.test(day)) ? [w.offline] : []),
      ...md.said(w.decide, words.map(({ decide }) => decide).join("; ")),
    ].join(" ");
  });
  return md.section(w.functions, parts);
}
