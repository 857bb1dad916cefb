import "server-only";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { checkDocument, type CheckedExtras } from "@/lib/generators/server/check/check-document";
import { provenanceLine } from "@/lib/generators/server/check/provenance";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { typeset } from "@/lib/content/typography";
import { log } from "@/lib/log";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { settleFacts } from "@/lib/generators/server/read/settle";
import { compose } from "@/lib/generators/server/compose/corporate";
import { readExtra } from "@/lib/generators/server/compose/business-case/extra";
import { composeSuggestions } from "@/lib/generators/server/compose/design/advice";
import { composeAnalysis } from "@/lib/generators/server/compose/design/analyze";
import { composeImage } from "@/lib/generators/server/compose/design/image/draw";
import { composeStyles } from "@/lib/generators/server/compose/design/styles";
import type { CorporateToolId, ToolId, ToolInput, ToolResults } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";

/** The text to show as it comes (empty for a tool without one) and the result it ends with. */
export type Draft<Id extends ToolId> = { text: string; result: ToolResults[Id] };

type Drafter<Id extends ToolId> = (input: ToolInput, locale: Locale) => Draft<Id> | Promise<Draft<Id>>;

/** Reads the description unless its sheet came along, and composes the document. */
async function fromFacts(tool: CorporateToolId, input: ToolInput, locale: Locale) {
  const { description, facts: sent } = input;
  const facts = await (sent ? settleFacts(description, sent, locale) : readFacts(description, locale));
  const extra = await readExtra(tool, input, locale);
  const { text: composed, ...drawn } = compose(tool, facts, { ...input, extra });
  const text = joined(
    tool,
    checked(tool, facts, composed, { ...drawn, description, wording: input }),
    locale,
  );
  return { text, rest: { ...drawn, facts, clarity: facts.clarity } };
}

/**
 * The text with words that belong together kept on one line. English stays as it is: its figures are looked for by search more often than
 * they break at a line's end. So do tables, whose cells break anywhere, and a calculation, whose parts the page compares to write them anew.
 */
const joined = (tool: CorporateToolId, text: string, locale: Locale): string =>
  locale === "ru" && tool !== "business-case"
    ? text
        .split("\n")
        .map((line) => (line.startsWith("|") ? line : typeset(line, locale)))
        .join("\n")
    : text;

/** A document of the rules with the line that tells where its numbers come from. One that fails the check is a mistake of ours. */
function checked(tool: CorporateToolId, facts: FactSheet, text: string, extras: CheckedExtras): string {
  if (facts.clarity !== "clear") return text;
  const plan = makePlan(facts);
  const kinds = checkDocument(plan, tool, text, extras).map(({ kind }) => kind);
  if (kinds.length > 0) log.warn({ tool, kinds }, "a draft says what its facts do not bear out");
  // A calculation says of every number by itself where it comes from.
  const line = tool === "business-case" ? undefined : provenanceLine(plan, text, extras);
  return line === undefined ? text : `${text}\n\n${line}`;
}

/** The draft of each tool: rules alone, pure. */
export const drafts: { readonly [Id in ToolId]: Drafter<Id> } = {
  idea: async (input, locale) => {
    const { text, rest } = await fromFacts("idea", input, locale);
    return { text, result: { projectIdea: text, ...rest } };
  },
  architecture: async (input, locale) => {
    const { text, rest } = await fromFacts("architecture", input, locale);
    return { text, result: { architecture: text, ...rest } };
  },
  "business-case": async (input, locale) => {
    const { text, rest } = await fromFacts("business-case", input, locale);
    return { text, result: { businessCase: text, ...rest } };
  },
  requirements: async (input, locale) => {
    const { text, rest } = await fromFacts("requirements", input, locale);
    return { text, result: { requirements: text, ...rest } };
  },
  interface: async (input, locale) => {
    const { text, rest } = await fromFacts("interface", input, locale);
    return { text, result: { interfaceDesign: text, ...rest } };
  },
  suggest: async ({ description }, locale) => {
    const text = await composeSuggestions(description, locale);
    return { text, result: { suggestion: text } };
  },
  styles: async ({ description }, locale) => {
    const text = await composeStyles(description, locale);
    return { text, result: { styleCode: text } };
  },
  image: async ({ description }, locale) => ({
    text: "",
    result: { imageUrl: await composeImage(description, locale) },
  }),
  analyze: async ({ description }, locale) => ({
    text: "",
    result: { analysis: await composeAnalysis(description, locale) },
  }),
};
