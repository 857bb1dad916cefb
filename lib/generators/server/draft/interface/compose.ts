import "server-only";
import { capabilityFigures } from "@/content/knowledge/figures";
import type { Screen, Side } from "@/content/knowledge/interface-texts";
import { table } from "@/lib/generators/markdown";
import { formatMeasure } from "@/lib/generators/numbers";
import { documentsOf, draftWith, type Brief } from "@/lib/generators/server/draft/brief";
import { formatCount, formatFlow } from "@/lib/generators/server/draft/format";
import { servicesSection } from "@/lib/generators/server/draft/idea/sections-proof";
import { titleWith } from "@/lib/generators/server/draft/idea/title";
import {
  accessSection,
  fieldName,
  isOnFeet,
  workplaces,
} from "@/lib/generators/server/draft/interface/workplaces";
import { toneSection } from "@/lib/generators/server/draft/interface/tone";
import {
  bullets,
  exchangedWith,
  heading,
  lowerFirst,
  numbered,
  systemNames,
  upperFirst,
} from "@/lib/generators/server/draft/words";
import { laterList } from "@/lib/generators/server/draft/requirements/parts";
import { sitesOf } from "@/lib/generators/server/draft/reading/figures";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/**
 * Drafts an interface concept by rules and the knowledge base alone; equal input gives equal bytes.
 * @returns Markdown whose headings start at the third level
 */
export const draftInterface = (input: ToolInput, locale: Locale): string =>
  draftWith(input, locale, (brief) => [
    ...opening(brief),
    ...roleSection(brief),
    ...screenSection(brief),
    ...navigationSection(brief),
    ...scenarioSection(brief),
    ...stateSection(brief),
    ...accessSection(brief),
    ...toneSection(brief, screensOf(brief)),
    ...laterSection(brief),
    ...servicesSection(brief),
    ...questionSection(brief),
  ]);

/** The screens of the capability, a summary for the manager where none is among them, and one for each further wish. */
function screensOf(brief: Brief): Screen[] {
  const { texts, primary, others, say } = brief;
  const { details, head, further } = texts.interfaces;
  const own = details[primary].screens;
  const extra = others.map((id, index): Screen => {
    const { title, first } = texts.capabilities[id];
    const [screen] = details[id].screens;
    const name = index === 0 ? title : `${title} (${texts.architecture.components.later})`;
    // The initiator of a document is an employee wherever documents are not the business itself.
    const side = id === "documents" ? "staff" : screen.side;
    return { ...screen, name, side, holds: say(further.holds, { first }), action: screen.action };
  });
  return [...own, ...(own.some(({ side }) => side === "head") ? [] : [head]), ...extra];
}

const sideName = ({ texts, say }: Brief, side: Side) => say(texts.interfaces.sides[side]);

function opening(brief: Brief): string[] {
  const { texts, others, input, locale, say } = brief;
  const words = texts.interfaces;
  const documents = documentsOf(input.context, texts.interfaces.documents);
  const firstScreens = screensOf(brief).length - others.slice(1).length;
  return [
    heading(titleWith(brief, words.title)),
    say(words.summary, { screens: formatMeasure(firstScreens, "screen", locale) }),
    ...(documents.length > 0 ? [say(words.basedOn, { list: documents.join(", ") })] : []),
  ];
}

function roleSection(brief: Brief): string[] {
  const { reading, texts, industry, locale, say } = brief;
  const { headings, roleHead, scale } = texts.interfaces;
  const { staff, volume } = reading.figures;
  const places = sitesOf(reading.figures);
  const rows = industry.roles.map(({ name, need }) => [say(name), say(need)]);
  const scaleLines = [
    ...(volume ? [say(scale.volume, { volume: formatFlow(volume, locale) })] : []),
    ...(staff
      ? [
          say(isOnFeet(staff.unit) ? scale.field : scale.staff, {
            count: formatCount(staff.value, staff.unit, locale),
          }),
        ]
      : []),
    ...(places ? [say(scale.places, { places: formatCount(places.value, places.unit, locale) })] : []),
  ];
  return [
    heading(headings.roles),
    table(roleHead, rows),
    bullets(workplaces(brief)),
    scaleLines.length > 0 ? scaleLines.join(" ") : scale.none,
  ];
}

function screenSection(brief: Brief): string[] {
  const { texts } = brief;
  const { headings, screenHead } = texts.interfaces;
  const rows = screensOf(brief).map(({ name, side, holds, action }) => [
    name,
    upperFirst(name === brief.texts.capabilities.mobile.title ? fieldName(brief) : sideName(brief, side)),
    lowerFirst(brief.say(holds)),
    action,
  ]);
  return [heading(headings.screens), table(screenHead, rows)];
}

function navigationSection(brief: Brief): string[] {
  const { reading, texts, say } = brief;
  const { navigation, headings } = texts.interfaces;
  return [
    heading(headings.navigation),
    bullets([
      say(navigation.client),
      say(navigation.staff),
      say(navigation.head),
      say(navigation.search),
      ...(sitesOf(reading.figures) ? [navigation.places] : []),
    ]),
  ];
}

function scenarioSection(brief: Brief): string[] {
  const { texts, primary, industry, locale, say } = brief;
  const { details, headings, scenarioLead, scenarioTime, works } = texts.interfaces;
  const { scenario } = details[primary];
  const minutes = formatMeasure(
    Math.max(1, Math.round(capabilityFigures[primary].savedMinutes / 2)),
    "minute",
    locale,
  );
  return [
    heading(`${headings.scenario}: ${lowerFirst(scenario.name)}`),
    say(scenarioLead),
    numbered(scenario.steps.map((step) => say(step))),
    say(scenarioTime, { minutes }),
    works,
    bullets(industry.metrics.map((metric) => say(metric))),
  ];
}

function stateSection(brief: Brief): string[] {
  const { reading, texts, primary, locale, say } = brief;
  const { states, details, headings } = texts.interfaces;
  const { screens, error } = details[primary];
  const names = systemNames(exchangedWith(reading.systems), locale);
  const rows = [
    ...screens.slice(0, 3).map(({ name, empty }) => [say(states.empty, { name }), say(empty)]),
    [states.loading, say(states.loadingText)],
    [states.error, say(error)],
    ...(names === "" ? [] : [[states.exchange, say(states.exchangeText, { names })]]),
    ...(reading.constraints.includes("offline") ? [[states.offline, states.offlineText]] : []),
    [states.denied, say(states.deniedText)],
  ];
  return [heading(headings.states), table(states.head, rows)];
}

const laterSection = (brief: Brief): string[] => [
  heading(brief.texts.interfaces.headings.later),
  brief.say(brief.texts.requirements.later, { later: laterList(brief) }),
];

function questionSection({ reading, texts, capability, industry, say }: Brief): string[] {
  const { questions, headings } = texts.interfaces;
  return [
    heading(headings.questions),
    numbered([
      say(questions.device),
      reading.figures.volume ? say(questions.volume) : say(questions.noVolume),
      say(capability.questions[0]),
      say(questions.brand),
      say(industry.questions[2]),
      questions.language,
      say(questions.first),
    ]),
  ];
}
