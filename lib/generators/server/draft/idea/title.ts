import "server-only";
import { escapeMarkdown } from "@/lib/generators/markdown";
import type { Outline } from "@/lib/generators/server/draft/idea/outline";
import { upperFirst } from "@/lib/generators/server/draft/words";
import type { Locale } from "@/lib/i18n/routing";

const LONGEST_TITLE = 60;

const isWrittenIn = (text: string, locale: Locale) =>
  locale === "ru" ? /^\p{Script=Cyrillic}/u.test(text) : !/\p{Script=Cyrillic}/u.test(text);

/** "single system for intake and routing" names its purpose only; «система бронирования для отелей» says what it is. */
const saysWhat = (text: string) => {
  const [head = ""] = text.split(/\s(?:для|for)\s/iu);
  return !/^(?:(?:един|нов|общ|одн)\p{L}*|single|one|new|common)?\s?(?:систем\p{L}*|решени\p{L}*|платформ\p{L}*|system|solution|platform|tool)$/iu.test(
    head,
  );
};

/** The visitor's own name of the thing where it can stand as a heading, else the knowledge base's. */
export function nameOf({ reading, capability, primary, locale }: Outline): string {
  const own = reading.wishes.find(({ isName, capability: wanted }) => isName && wanted === primary);
  const usable =
    own && own.text.length <= LONGEST_TITLE && isWrittenIn(own.text, locale) && /^\p{L}/u.test(own.text);
  return usable && saysWhat(own.text) ? upperFirst(escapeMarkdown(own.text)) : capability.title;
}

/**
 * A title by a template of the knowledge base, slots `title` and `forWhom`. For whom is left out where the visitor's own name
 * says it.
 */
export function titleWith(outline: Outline, template: string): string {
  const title = nameOf(outline);
  const saysForWhom = /(?:^|\s)(?:для|for)\s/iu.test(title);
  const shown = saysForWhom ? template.replace(" {forWhom}", "") : template;
  return outline.say(shown, { title, forWhom: outline.industry.forWhom });
}
