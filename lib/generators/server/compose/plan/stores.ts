import "server-only";
import { upperFirst } from "@/lib/generators/server/compose/plan/clause";
import { nounOf, type Asked } from "@/lib/generators/server/compose/plan/functions";

import { kindRow, type FunctionKind } from "@/lib/generators/server/compose/plan/kinds";
import type { Load, Role, Store } from "@/lib/generators/server/compose/plan/plan";
import { common, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { isNoun } from "@/lib/generators/server/language/ru";
import type { Locale } from "@/lib/i18n/locales";

const personal = new Set<FunctionKind>(["booking", "access", "feedback", "learning"]);

/** Words for software, time and amount name nothing that is kept. */
const NO_STORE =
  /^(?:личн\S*\s+)?(?:кабинет|портал|сайт|приложени|калькулятор|сервис|подсистем|очеред|порядок|порядк|врем|раз(?:ы|а|ов)?$|бумаж|функци|мест[оа]$)|^\d|^(?:integrat\w*|less|more|don['’]t.*|stop.*|times?|things?|place|apps?|systems?|portals?|websites?|queues?|sheet apps?)$|\bapps?$/iu;

/** A thing of which records are kept: a noun, in Russian one by its form. */
const isKeepable = (thing: string, locale: Locale): boolean =>
  !NO_STORE.test(thing) &&
  (locale === "en" || thing.split(/\s+/u).some((word) => isNoun(word) || /[A-Z]/u.test(word)));

/** One store for each thing of the functions; things with the same words are one. */
export function storesOf(
  asked: readonly Asked[],
  locale: Locale,
  loads: readonly Load[],
  roles: readonly Role[],
): Store[] {
  const groups: { name: string; stems: ReadonlySet<string>; functions: Asked[] }[] = [];
  for (const one of asked) {
    const thing = one.clause.thing;
    const name =
      thing !== undefined && isKeepable(thing, locale) ? thing : kindRow(one.kinds[0], locale).thing;
    const stems = stemsOf(name);
    const same = groups.find((group) => {
      const shared = common(group.stems, stems);
      return shared > 0 && shared === Math.min(group.stems.size, stems.size);
    });
    if (same) same.functions.push(one);
    else groups.push({ name, stems, functions: [one] });
  }
  const served = new Set(roles.filter(({ side }) => side === "served").flatMap((role) => role.functions));
  const people = roles.filter(({ side }) => side === "served").map(({ name }) => stemsOf(name));
  return groups.map(({ name, stems, functions }, index) => ({
    id: `d${String(index + 1)}`,
    name: upperFirst(name),
    fields: [
      ...new Set(
        functions.flatMap(({ kinds }) => kinds.slice(0, 2)).flatMap((kind) => kindRow(kind, locale).fields),
      ),
    ].slice(0, 7),
    functions: functions.map(({ id }) => id),
    recordsAYear: loads.find(({ figure }) => common(stemsOf(`${figure.unit} ${nounOf(figure)}`), stems) > 0)
      ?.perYear,
    isPersonal:
      functions.some(({ id, kinds }) => personal.has(kinds[0]) || served.has(id)) ||
      people.some((person) => common(person, stems) > 0),
  }));
}
