import "server-only";
import { units, type UnitId } from "@/content/knowledge/units";
import { escapeMarkdown } from "@/lib/generators/markdown";
import { formatMeasure, formatNumber } from "@/lib/generators/numbers";
import { isEveryDay } from "@/lib/generators/server/draft/calendar";
import { formatCount, formatFlow, onePlace, rounded } from "@/lib/generators/server/draft/format";
import type { Outline } from "@/lib/generators/server/draft/idea/outline";
import { monthly } from "@/lib/generators/server/draft/reading/figures";
import { upperFirst } from "@/lib/generators/server/draft/words";
import type { Locale } from "@/lib/i18n/routing";
import { isWish } from "@/lib/generators/server/draft/reading/wish-verbs";
import { quote } from "@/lib/generators/server/draft/reading/visitor-text";

const MOST_FIGURES = 7;
const MOST_PAINS = 4;
const WORKING_DAYS = 21;
/** What is to be spent says nothing of the task. */
const MEANS = /^\P{L}*(?:бюджет|срок|дедлайн|budget|deadline|timeline)/iu;

/** The problem in the visitor's own words and figures, with what they mean. */
export function taskSection(outline: Outline): string[] {
  const { reading, texts, industry, locale, say } = outline;
  const { task } = texts.idea.headings;
  const pains = reading.pains.slice(0, MOST_PAINS);
  const quoted = pains.map(({ id, text }) => `- ${quote(text, locale)}. ${texts.pains[id]}`);
  const story = reading.sentences.filter((sentence) => !isWish(sentence)).map(({ text }) => text);
  const situation = story.filter((text) => !MEANS.test(text));
  const told = [situation, story, reading.sentences.map(({ text }) => text)]
    .find((texts) => texts.length > 0)
    ?.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
  const own =
    quoted.length > 0
      ? quoted.join("\n")
      : say(texts.idea.inOwnWords, { quote: quote(told ?? "", locale, 220) });
  return [`### ${task}`, scale(outline), own, `${say(industry.processes[0])} ${say(industry.processes[1])}`];
}

/** The figures of the description in one sentence, and what they come to for one place and one person. */
function scale(outline: Outline): string {
  const { reading, texts, locale, say } = outline;
  const { counts, volume, places, staff, pilot } = reading.figures;
  const seen = new Set<string>();
  const list = counts
    .filter((count) => count !== pilot)
    .map((count) => formatFlow(count, locale))
    .filter((text) => !seen.has(text) && seen.add(text))
    .slice(0, MOST_FIGURES);
  if (list.length === 0) return texts.idea.noScale;
  const sentences = [say(texts.idea.scale, { list: list.join(", ") })];
  if (volume) {
    const inMonth = rounded(monthly(volume));
    const flow = formatFlow({ value: inMonth, unit: volume.unit, period: "month" }, locale);
    const per = (value: number) => formatNumber(rounded(value), locale);
    if (places && inMonth / places.value >= 1)
      sentences.push(
        say(texts.idea.perPlace, {
          volume: flow,
          places: formatCount(places.value, places.unit, locale),
          place: onePlace(places.unit, locale),
          result: per(inMonth / places.value),
        }),
      );
    const each = staff && inMonth / staff.value / WORKING_DAYS;
    // Beyond this the people named are not the ones who handle the flow one by one.
    if (staff && each !== undefined && each >= 0.5 && each <= 300)
      sentences.push(
        say(isEveryDay(outline) ? texts.idea.perShift : texts.idea.perPerson, {
          volume: flow,
          staff: formatCount(staff.value, staff.unit, locale),
          result: per(each),
        }),
      );
  }
  return sentences.join(" ");
}

/** People whom the description calls otherwise than the trade usually does. */
const OWN_NAME: ReadonlySet<UnitId> = new Set<UnitId>(["courier", "administrator", "dispatcher"]);
const nameOfOne = (unit: UnitId, locale: Locale) => upperFirst(units[unit][locale][0]);

/** Who works with the system: the usual roles with the head counts of the description, then groups only it names. */
export function usersSection({ reading, texts, industry, locale, say }: Outline): string[] {
  const people = reading.figures.counts.filter(
    ({ unit, period }) => units[unit].kind === "people" && period === undefined,
  );
  const taken = new Set<string>();
  const roles = industry.roles.map(({ name, need, units: own = [] }) => {
    const counted = people.find(({ unit }) => own.includes(unit) && !taken.has(unit));
    if (counted) taken.add(counted.unit);
    const head = counted ? `, ${formatMeasure(counted.value, "person", locale)}` : "";
    const shown =
      counted && OWN_NAME.has(counted.unit) && own[0] !== counted.unit
        ? nameOfOne(counted.unit, locale)
        : say(name);
    return `- **${shown}**${head}. ${say(need)}`;
  });
  const others = people
    .filter(
      ({ unit }, index) => !taken.has(unit) && people.findIndex((other) => other.unit === unit) === index,
    )
    .slice(0, 2)
    .map(
      (count) => `- ${say(texts.idea.otherPeople, { count: formatCount(count.value, count.unit, locale) })}`,
    );
  const { reportReader } = reading;
  const readers =
    reportReader === undefined
      ? []
      : [`- ${say(texts.idea.reports, { reader: escapeMarkdown(reportReader) })}`];
  return [`### ${texts.idea.headings.users}`, [...roles, ...others, ...readers].join("\n")];
}
