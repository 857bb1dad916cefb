import "server-only";
import type { ToolContext, ToolInput } from "@/lib/generators/tools";
import { maskFacts } from "@/lib/generators/server/privacy/mask-facts";
import { maskText } from "@/lib/generators/server/privacy/mask-text";
import type { Locale } from "@/lib/i18n/locales";

/** Every text of a request, masked. */
export function maskInput(input: ToolInput, locale: Locale): ToolInput {
  const mask = (text: string | undefined) => (text === undefined ? undefined : maskText(text, locale));
  const context =
    input.context &&
    (Object.fromEntries(
      Object.entries(input.context).map(([name, text]) => [name, mask(text)]),
    ) as ToolContext);
  return {
    ...input,
    description: maskText(input.description, locale),
    additionalInfo: mask(input.additionalInfo),
    scope: mask(input.scope),
    style: mask(input.style),
    context,
    facts: input.facts && maskFacts(input.facts, input.description, locale),
  };
}
