import "server-only";
import type { DesignSheet } from "@/lib/generators/server/compose/design/design-sheet";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import { inCase, isVerb } from "@/lib/generators/server/language/ru";

/** A description of an order of steps rather than of a screen. */
const ABOUT_STEPS =
  /схем\p{L}* (?:пути|процесс|работ|маршрут)|путь (?:заяв|заказ|клиент|документ)|слева направо|бизнес-процесс|flow ?chart|process (?:map|diagram)|left to right|journey of|path of an? /iu;
const ALL_STEPS =
  /(?:шаг|этап)(?:а|ов|и|у)?(?!\p{L})|(?:слева )?направо|steps?(?!\p{L})|stages?(?!\p{L})|left to right/iu;
const MOST_STEPS = 8;

const GOES_BACK =
  /возвра|верн(?:у|ё|е)|назад|на доработк|на исправлен|(?:go|goes|sent|sends?|comes?) (?:it |them )?back|back to|returned|returns? (?:it |them )?to (?!stock)/iu;
const STEM = 5;
const OF_NO_ONE = /назад|на доработк|на исправлен|back/iu;

/** A way back from one step to an earlier one or to itself, by their places, with its own words. */
export type Return = { label: string; from: number; to: number };
export type Steps = { steps: string[]; returns: Return[] };

/** The step to which a clause leads back: the one whose doer it names. */
function targetOf(label: string, steps: readonly string[]): number | undefined {
  if (!GOES_BACK.test(label)) return undefined;
  const words = label.toLowerCase().split(/[^\p{L}]+/u);
  const doerOf = (step: string) => (/^\p{L}+/u.exec(step)?.[0] ?? "").toLowerCase().slice(0, STEM);
  const at = steps.findIndex((step) => {
    const doer = doerOf(step);
    return doer.length > 2 && words.slice(1).some((word) => word.startsWith(doer));
  });
  if (at >= 0) return at;
  return steps.length > 1 && OF_NO_ONE.test(label) ? 0 : undefined;
}

/** The steps that a description puts in an order and the ways back among them; nothing where it describes a screen. */
export function readSteps({ text, contents, title }: DesignSheet): Steps {
  const read: Steps = { steps: [], returns: [] };
  if (!ABOUT_STEPS.test(text)) return read;
  for (const label of contents) {
    if (label === title || ALL_STEPS.test(label)) continue;
    const to = targetOf(label, read.steps);
    if (to === undefined) read.steps.push(label);
    else read.returns.push({ label, from: read.steps.length - 1, to });
  }
  if (read.steps.length < 2) return { steps: [], returns: [] };
  const steps = read.steps.slice(0, MOST_STEPS);
  return { steps, returns: read.returns.filter(({ from }) => from < steps.length).slice(0, 2) };
}

const NAMELESS =
  /^(?:(?:схема|диаграмма|карта) )?(?:бизнес-)?процесса?$|^(?:an? |the |our )?(?:business )?(?:process|flow) ?(?:diagram|map|chart)?$/iu;
/** Verbs that are nouns as well. */
const DEED =
  /^(\p{L}+(?: \p{L}+)?) (return|order|request|repair|claim|purchase|transfer|report|exchange)s (?:an? |the |his |her |their )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const THING = /^\p{L}+(?: \p{L}+)? \p{L}+s (?:an? |the |his |her |their )([\p{L}-]+)/iu;

/** The title of an order of steps; one that only says that there is a process is replaced by what the first step is about. */
export function stepsTitle(title: string, [first = ""]: readonly string[], { locale }: DesignSheet): string {
  if (!NAMELESS.test(title)) return title;
  if (locale === "ru") {
    const words = first.split(" ");
    const at = words.findIndex((word, index) => index > 0 && isVerb(word));
    const thing = words.slice(at + 1).join(" ");
    return at < 0 || thing === "" ? title : `Путь ${inCase(thing, "gent")}`;
  }
  const [, , deed = "", what = ""] = DEED.exec(first) ?? [];
  if (deed !== "") return upperFirst(`${what} ${deed}`);
  const thing = THING.exec(first)?.[1];
  return thing === undefined ? title : upperFirst(`${thing} process`);
}
