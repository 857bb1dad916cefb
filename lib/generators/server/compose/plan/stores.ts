import "server-only";
import type { Asked } from "@/lib/generators/server/compose/plan/functions";
import { kindRow } from "@/lib/generators/server/compose/plan/kinds";
import type { Role, Store } from "@/lib/generators/server/compose/plan/plan";
import { common, shareNouns, stemsOf } from "@/lib/generators/server/compose/plan/stems";
import { isNoun } from "@/lib/generators/server/language/ru";
import { upperFirst } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** Words for software, time and amount name nothing that is kept. */
const NO_STORE =
  /^(?:личн\S*\s+)?(?:кабинет|портал|сайт|приложени|калькулятор|сервис|подсистем|очеред|порядок|порядк|врем|раз(?:ы|а|ов)?$|бумаж|функци|мест[оа]$)|^\d|^(?:integrat\w*|less|more|don['’]t.*|stop.*|times?|things?|place|systems?|portals?|websites?|queues?)$|\bapps?$/iu;
const personal = new Set(["booking", "access"]);
const MOST_FIELDS = 7;

/** The thing of a function, when it is a noun of which records are kept; else what its kind keeps. */
function nameOf({ clause: { thing = "" }, kinds: [kind] }: Asked, locale: Locale): string {
  const isNamed = locale === "en" || thing.split(/\s+/u).some((word) => isNoun(word) || /[A-Z]/u.test(word));
  return thing === "" || NO_STORE.test(thing) || !isNamed ? kindRow(kind, locale).thing : thing;
}

/** One store for each thing of the functions; things with the same words are one. */
export function storesOf(asked: readonly Asked[], locale: Locale, roles: readonly Role[]): Store[] {
  const groups: { name: string; stems: ReadonlySet<string>; own: Asked[] }[] = [];
  for (const one of asked) {
    const name = nameOf(one, locale);
    const stems = stemsOf(name);
    const same = groups.find((group) => {
      const shared = common(group.stems, stems);
      return shared > 0 && shared === Math.min(group.stems.size, stems.size);
    });
    if (same) same.own.push(one);
    else groups.push({ name, stems, own: [one] });
  }
  const served = roles.filter(({ side }) => side === "served");
  return groups.map(({ name, own }, index) => {
    const fields = own.flatMap(({ kinds }) =>
      kinds.slice(0, 2).flatMap((kind) => kindRow(kind, locale).fields),
    );
    const ids = own.map(({ id }) => id);
    return {
      id: `d${String(index + 1)}`,
      name: upperFirst(name),
      fields: [...new Set(fields)].slice(0, MOST_FIELDS),
      functions: ids,
      isPersonal:
        own.some(({ kinds: [kind] }) => personal.has(kind)) ||
        served.some((role) => role.functions.some((id) => ids.includes(id)) || shareNouns(role.name, name)),
    };
  });
}
