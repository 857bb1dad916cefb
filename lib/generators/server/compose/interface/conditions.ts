import "server-only";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { Constraint, Plan } from "@/lib/generators/server/compose/plan/plan";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import { filled, safe, section, table, upperFirst } from "@/lib/generators/server/compose/text/markdown";

/** What the visitor's bans mean for screens. The patterns are words of software and screens, not of a trade. */
const patterns = {
  noApp: /приложени|\bapps?\b|app store/iu,
  fewButtons: /кноп|попроще|\bbuttons?\b|\bsimpl/iu,
  noPaper: /бумаг|бумаж|\bpaper/iu,
  noCall: /звон(?:ить|ков|ки)|\bphone calls?\b/iu,
};
const demands = Object.keys(patterns) as (keyof typeof patterns)[];

export const isExcluded = ({ kind }: Constraint) => kind === "forbidden" || kind === "outside";

function demandOf(one: Constraint, { sheet: { limits } }: Plan) {
  const place = limits.hosting?.kind;
  if (one.kind === "hosting") return place === "offline" || place === "own" ? place : undefined;
  return isExcluded(one) ? demands.find((name) => patterns[name].test(one.entry.text)) : undefined;
}

/** Whether a ban of the sheet asks for it. */
export const isDemanded = (plan: Plan, demand: keyof typeof patterns): boolean =>
  plan.constraints.some((one) => demandOf(one, plan) === demand);

/** Where data lies is not seen on a screen. */
const unseen = /облак|сервер|данны|хранени|\bcloud|server|\bdata\b|hosting/iu;

/** Of what stays only a system that is exchanged with is seen; of the rest that is banned only a short name of a thing is listed. */
export function conditionsSection(plan: Plan): string[] {
  const w = screenWords[plan.locale];
  const rows = new Map<string, string>();
  const absent = new Set<string>();
  for (const one of plan.constraints) {
    const demand = demandOf(one, plan);
    const about = one.about.toLowerCase();
    const isShown =
      one.kind === "stays" && plan.exchanges.some(({ name }) => about.includes(name.toLowerCase()));
    if (demand !== undefined) rows.set(w.demands[demand], upperFirst(safe(one.about)));
    else if (isShown) rows.set(w.stays, safe(one.about));
    else if (isExcluded(one) && about.split(/\s+/u).length <= 5 && !unseen.test(about))
      absent.add(safe(nominal(one.about, plan.locale)));
  }
  const shown = [...rows].map(([text, about]) => [about, text]);
  return section(w.sections.conditions, [
    rows.size === 0 ? undefined : table(w.heads.conditions, shown),
    absent.size === 0 ? undefined : filled(w.none, { what: [...absent].join(", ") }),
  ]);
}
