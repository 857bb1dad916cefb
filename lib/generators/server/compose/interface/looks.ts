import "server-only";
import { z } from "zod";
import { functionKinds } from "@/lib/content/function-kinds";
import { barred, knowledge } from "@/lib/content/knowledge";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import type { Screen } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/locales";

const lookNames = [
  ...functionKinds,
  ...(["appointment", "booked", "chat", "dispatch", "doctors", "duty", "gathered", "incident"] as const),
  ...(["inquiry", "ledger", "list", "operations", "own", "practice", "queue", "services"] as const),
  ...(["shipment", "signal", "visits"] as const),
] as const;
export type LookName = (typeof lookNames)[number];

const look = z.string().regex(/^\w+ (?:phone|tablet|desktop)(?: \/ [^/]*){2,4}$/u);
export const readScreens = knowledge(
  "screens.yaml",
  z.strictObject({
    screens: z.record(z.enum(lookNames), look),
    samples: z.array(barred("label", "ru", "en")),
    names: z.array(barred("what", "words", "ru", "en")),
    turns: z.array(barred("kind", "words", "look")),
    principles: z.array(barred("when", "ru", "en")),
    style: z.array(barred("words", "ru", "en")),
  }),
);

/** What a screen of one kind has, in one language. `steps` are sentences with slots for those who do them. */
export type Look = ReturnType<typeof lookNamed>;

/** The words of one language: "Дата | Date :date" → "Дата :date"; "Вид = а; б | Kind = c; d" has a bar for each. */
const inLanguage = (text: string, locale: Locale) =>
  text
    .split(" = ")
    .map((part) => part.replace(/^(.+) \| (.+?)(?= [?:!@]|$)/u, locale === "ru" ? "$1" : "$2"))
    .join(" = ");

export function lookNamed(name: LookName, locale: Locale) {
  const row = readScreens().screens[name].split(" / ");
  const [frame = "", title = "", items = "", actions = "", steps = ""] = row;
  const [kind, device] = frame.split(" ") as [Screen["kind"], Screen["device"]];
  const all = (texts: string) =>
    texts
      .split(", ")
      .filter((text) => text.trim() !== "")
      .map((text) => inLanguage(text, locale));
  return {
    kind,
    device,
    names: all(title),
    items: all(items),
    actions: all(actions),
    steps: inLanguage(steps, locale).split(/(?<=[.!?]) /u),
  };
}

/** What stands in the drawn rows under a label, where nothing else tells. */
export const samplesFor = (label: string, locale: Locale): string[] | undefined =>
  readScreens()
    .samples.find((one) => new RegExp(one.label, "iu").test(label))
    ?.[locale].split("; ");

/** What conditions of items are looked for in: what is said to be wrong and wanted, and the kinds as #kind. */
export const signsOf = ({ sheet: { organisation, subject, pains, wishes }, functions }: Plan): string =>
  JSON.stringify([
    organisation,
    subject,
    pains,
    wishes,
    functions.map(({ kinds }) => `#${kinds.join(" #")}`),
  ]);

/** What a trade calls the things of a drawing, where its words are found: «Эквайринг», «СБП». */
export const namesOf = (what: string, plan: Plan): string[] | undefined =>
  readScreens()
    .names.find((one) => one.what === what && new RegExp(one.words, "iu").test(signsOf(plan)))
    ?.[plan.locale].split("; ");
