import "server-only";
import { atHome, capabilityFigures, contains, usualCapability } from "@/content/knowledge/figures";
import { serviceIds, type CapabilityId, type IndustryId, type ServiceId } from "@/content/knowledge/ids";
import type { Capability, Industry, Knowledge } from "@/content/knowledge/types";
import { fill, substitute, type Slots } from "@/lib/generators/server/draft/fill";
import { channelSlots } from "@/lib/generators/server/draft/idea/channel-slots";
import { calculate, type Computed } from "@/lib/generators/server/draft/idea/calculations";
import { planOf, type Plan } from "@/lib/generators/server/draft/idea/plan";
import { knowledgeOf } from "@/lib/generators/server/draft/knowledge";
import { tradeTexts, variantTexts } from "@/lib/generators/server/draft/idea/trade";
import type { Figures } from "@/lib/generators/server/draft/reading/figures";
import type { Reading } from "@/lib/generators/server/draft/reading/read";
import { splitSentences } from "@/lib/generators/server/draft/reading/sentences";
import { systemsOf, type MentionedSystem } from "@/lib/generators/server/draft/reading/systems";
import type { Locale } from "@/lib/i18n/routing";

/** Everything decided before a word is written; the sections only put it into sentences. */
export type Outline = {
  locale: Locale;
  reading: Reading;
  texts: Knowledge;
  industry: Industry;
  /** The main capability, and whether the description asked for it. */
  primary: CapabilityId;
  isAssumed: boolean;
  /** The knowledge of the industry fits the main capability. */
  isAtHome: boolean;
  capability: Capability;
  /** Further capabilities wanted, at most three; the first one is part of the first release. */
  others: readonly CapabilityId[];
  plan: Plan;
  computed: readonly Computed[];
  /** Fills a text of the knowledge base with the words of the industry. */
  say: (template: string, slots?: Slots) => string;
};

const OTHERS = 3;

/**
 * Decides what the document will say.
 * @returns `undefined` when neither the industry nor the thing wanted is recognisable: then there is nothing to outline
 */
export function outlineOf(reading: Reading, locale: Locale): Outline | undefined {
  const asked = reading.capabilities[0];
  const primary = asked ?? (reading.industry && usualCapability[reading.industry]);
  if (primary === undefined) return undefined;
  const texts = tradeTexts(variantTexts(knowledgeOf[locale], reading), reading.industry, primary);
  const trade = reading.industry && texts.industries[reading.industry];
  const isAtHome = reading.industry !== undefined && atHome[reading.industry].includes(primary);
  const { general } = texts.industries;
  const within = contains[primary] ?? [];
  // Away from its usual field an industry still knows its customers and its law.
  const industry = trade === undefined ? general : isAtHome ? trade : abroad(trade, general);
  const words = wordsOf(texts, reading.industry, primary, isAtHome);
  const say = (template: string, slots: Slots = {}) => fill(template, { ...words, ...slots });
  const others = reading.capabilities
    .slice(1)
    .filter((id) => !isSaidElsewhere(id, reading) && !within.includes(id))
    .slice(0, OTHERS);
  const capabilities = withChannels(texts.capabilities, reading, locale);
  const capability = capabilities[primary];
  const always = reading.constraints.includes("always");
  const plan = planOf(reading, { primary, second: others[0], byPlaces: capability.pilot === undefined });
  return {
    locale,
    reading: {
      ...reading,
      figures: figuresFor(reading.figures, primary),
      // A word in its case cannot be put into a sentence of another language.
      reportReader: isIn(reading.reportReader, locale) ? reading.reportReader : undefined,
      wishes: reading.wishes.map((wish) => {
        if (wish.capability === undefined)
          return isNamedIn(wish.text, reading.systems)
            ? { ...wish, capability: "integration" as const }
            : wish;
        return within.includes(wish.capability) ? { ...wish, capability: primary } : wish;
      }),
    },
    texts: { ...texts, capabilities },
    industry,
    primary,
    isAssumed: asked === undefined,
    isAtHome,
    capability,
    others,
    plan,
    computed: calculate(
      { figures: reading.figures, capability: primary, always, locale },
      { ...words, saving: capability.saving },
    ),
    say,
  };
}

/** What each capability starts with, its channels being those of the description. */
const withChannels = (
  capabilities: Knowledge["capabilities"],
  { channels }: Reading,
  locale: Locale,
): Knowledge["capabilities"] => ({
  ...capabilities,
  ...Object.fromEntries(
    CHANNELLED.map((id) => {
      const { first, ...rest } = capabilities[id];
      return [id, { ...rest, first: substitute(first, channelSlots(channels, id, locale)) }];
    }),
  ),
});
const CHANNELLED = ["booking", "requests", "assistant"] as const satisfies readonly CapabilityId[];

const isIn = (words: string | undefined, locale: Locale) =>
  words !== undefined && /\p{Script=Cyrillic}/u.test(words) === (locale === "ru");

/** Work for the whole organisation at once: shops and branches beside it say nothing about its load. */
const CENTRAL: ReadonlySet<CapabilityId> = new Set<CapabilityId>([
  "monitoring",
  "highload",
  "integration",
  "infrastructure",
  "assistant",
  "shop",
]);

const figuresFor = (figures: Figures, primary: CapabilityId): Figures =>
  CENTRAL.has(primary) ? { ...figures, places: undefined } : figures;

/** «вход через Госуслуги», "keep Moodle": the exchange planned with that system is the answer. */
const isNamedIn = (text: string, systems: readonly MentionedSystem[]): boolean =>
  systemsOf(splitSentences(text)).some(({ ru }) => systems.some((system) => system.ru === ru));

/** An industry outside its usual field: the general knowledge, without the question what the organisation does. */
const abroad = ({ forWhom, rule }: Industry, general: Industry): Industry => ({
  ...general,
  forWhom,
  rule,
  questions: [general.questions[1], general.questions[2], general.questions[0]],
});

/** Named systems and constraints have lines of their own, which say more than the capability in general. */
const isSaidElsewhere = (id: CapabilityId, { systems, constraints }: Reading): boolean =>
  (id === "integration" && systems.length > 0) ||
  (id === "infrastructure" && constraints.includes("domestic")) ||
  (id === "support" && constraints.includes("always"));

/** Capabilities that act on whatever an industry handles; the others bring a thing of their own, a question or a document. */
const acrossTheTrade = new Set<CapabilityId>(["monitoring", "highload", "mobile"]);

/** The slots of all texts: the industry's words as far as they fit the capability, else the capability's own. */
function wordsOf(
  texts: Knowledge,
  industry: IndustryId | undefined,
  primary: CapabilityId,
  isAtHome: boolean,
): Slots {
  const own = texts.wording[primary];
  if (industry === undefined) return own;
  const { forms } = texts.industries[industry];
  if (primary === usualCapability[industry] || (isAtHome && acrossTheTrade.has(primary))) return forms;
  const things = Object.entries(own).filter(
    ([name]) => name.startsWith("unit") || (name.startsWith("staff") && !isAtHome),
  );
  return { ...forms, ...Object.fromEntries(things) };
}

/** The services behind the capabilities and constraints of an outline, with the capability that explains each. */
export function servicesOf({
  reading,
  primary,
  others,
}: Outline): { service: ServiceId; because: CapabilityId }[] {
  const wanted: CapabilityId[] = [primary, ...others];
  if (reading.constraints.includes("domestic")) wanted.push("infrastructure");
  if (reading.constraints.includes("always")) wanted.push("support");
  const found = new Map<ServiceId, CapabilityId>();
  for (const id of wanted) {
    const { service } = capabilityFigures[id];
    if (!found.has(service)) found.set(service, id);
  }
  return [...found].map(([service, because]) => ({ service, because })).slice(0, 5);
}

/** The address of a service page in the language of the document. */
const servicePath = (service: ServiceId, locale: Locale): string =>
  `${locale === "en" ? "/en" : ""}/services/${service}`;

/** A Markdown link to a service page. */
export const serviceLink = (service: ServiceId, locale: Locale): string =>
  `[${knowledgeOf[locale].services[service]}](${servicePath(service, locale)})`;

/** Links to the services a conversation may start from when nothing is known. */
export const allServiceLinks = (locale: Locale): string =>
  serviceIds.map((service) => serviceLink(service, locale)).join(", ");
