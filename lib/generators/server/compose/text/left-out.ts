import "server-only";
import { readBills } from "@/lib/content/bills";
import { ideaWords } from "@/lib/content/idea-words";
import type { Plan } from "@/lib/generators/server/compose/plan/plan";
import { isKept } from "@/lib/generators/server/compose/plan/functions";
import { isOnOwnServers, placesOf, stageOf } from "@/lib/generators/server/compose/plan/scale";
import { figureText } from "@/lib/generators/server/compose/text/figures";
import * as md from "@/lib/generators/server/compose/text/markdown";
import { slotsOf } from "@/lib/generators/server/compose/text/slots";

/** Staff of at least so many is not taught within the first release. */
const MANY = 20;

/** What this description makes relevant and the estimate does not hold, a name each. `isCase`: of the business case, which counts all places. */
export function leftOutNames(plan: Plan, isCase = false): string[] {
  const { locale, sheet, effort, roles, functions } = plan;
  const asked = functions.filter(({ isProposed }) => !isProposed);
  const kinds = asked.flatMap((one) => [...one.kinds, ...one.parts.map(({ kind }) => kind)]);
  const w = ideaWords(locale);
  const has = (id: string) => effort.general.some((one) => one.id === id);
  const texts = [...sheet.pains, ...sheet.wishes].filter(isKept).map(({ text }) => text);
  const taught = roles.flatMap(({ side, figure, functions: own }) =>
    side === "serves" && own.length > 0 && figure && figure.value >= MANY ? [figureText(figure, locale)] : [],
  );
  const names = [
    ...(has("state") || has("closed") ? [w.leftAudit] : []),
    ...(isOnOwnServers(sheet) ? [w.leftServers] : md.said(w.leftStore, String(slotsOf(plan).terabytes))),
    ...(texts.some((text) => /(?<!\p{L})архив|(?<!\p{L})archive/iu.test(text)) ? [w.leftArchive] : []),
    ...(stageOf(sheet) !== undefined && !(isCase && placesOf(sheet)) ? [w.leftRest] : []),
    ...md.said(w.leftTaught, md.listed(taught, locale)),
    ...readBills(sheet.wishes.filter(isKept)).flatMap((row) =>
      row.kinds.some((kind) => kinds.includes(kind)) ? [row[locale]] : [],
    ),
  ];
  return isCase && names.length === 0 ? [w.leftHours] : names;
}
