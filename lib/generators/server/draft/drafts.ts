import "server-only";
import { setImmediate } from "node:timers/promises";
import { typeset } from "@/lib/content/typography";
import { checkDocument } from "@/lib/generators/server/check/check-document";
import { readExtra } from "@/lib/generators/server/compose/business-case/compose";
import { compose } from "@/lib/generators/server/compose/corporate";
import { composeAnalysis, composeSuggestions } from "@/lib/generators/server/compose/design/advice";
import { composeImage } from "@/lib/generators/server/drawing/image";
import { composeStyles } from "@/lib/generators/server/compose/design/styles";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import type { Engine } from "@/lib/generators/server/engine";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { settleFacts } from "@/lib/generators/server/read/settle";
import { unreadOf } from "@/lib/generators/server/read/unread";
import { tools, type CorporateToolId, type ToolId } from "@/lib/generators/tools";
import type { ToolInput, ToolResults } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/locales";
import { log } from "@/lib/log";

/** Makes the text to show as it comes (empty for a tool without one) and the result it ends with. */
type Drafter<Id extends ToolId> = (
  input: ToolInput,
  locale: Locale,
) => Promise<{ text: string; result: ToolResults[Id] }>;

/** A document of the facts, read from the description unless they came along. */
const document =
  <Id extends CorporateToolId>(tool: Id): Drafter<Id> =>
  async (input, locale) => {
    const { description, facts: sent } = input;
    const facts = await (sent ? settleFacts(description, sent, locale) : readFacts(description, locale));
    const extra = await readExtra(tool, input, locale);
    const { text: composed, ...drawn } = compose(tool, facts, {
      ...input,
      extra,
      unread: unreadOf(description, facts),
    });
    if (facts.clarity === "clear") {
      const plan = makePlan(facts);
      const extras = { description, assumptions: drawn.assumptions, wording: input };
      // A document of the rules that fails the check is a mistake of ours.
      const kinds = checkDocument(plan, tool, composed, extras).map(({ kind }) => kind);
      if (kinds.length > 0) log.warn({ tool, kinds }, "a draft says what its facts do not bear out");
    }
    const text = joined(tool, composed, locale);
    const result: object = { [tools[tool].answerKey]: text, ...drawn, facts, clarity: facts.clarity };
    return { text, result: result as ToolResults[Id] };
  };

/** Words that belong together stay on one line. Not in tables, nor in a calculation, whose parts the page compares to write them anew. */
const joined = (tool: CorporateToolId, text: string, locale: Locale): string =>
  locale === "ru" && tool !== "business-case"
    ? text.replace(/^(?!\|).+$/gm, (line) => typeset(line, locale))
    : text;

/** The draft of each tool: rules alone, pure. */
export const drafts: { readonly [Id in ToolId]: Drafter<Id> } = {
  idea: document("idea"),
  architecture: document("architecture"),
  "business-case": document("business-case"),
  requirements: document("requirements"),
  interface: document("interface"),
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

/** The engine that needs no model and no network. It hands the text over by lines, without a made-up typing pause. */
export const draftEngine: Engine = {
  name: "draft",
  async *run({ tool, input, locale }, signal) {
    signal.throwIfAborted();
    const { text, result } = await drafts[tool](input, locale);
    for (const line of text.match(/[^\n]*\n+|[^\n]+$/g) ?? []) {
      yield line;
      await setImmediate();
      signal.throwIfAborted();
    }
    return result;
  },
};
