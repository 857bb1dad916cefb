import "server-only";
import { screenWords } from "@/lib/generators/server/compose/interface/words";
import type { Constraint, Plan } from "@/lib/generators/server/compose/plan/plan";
import { nominal } from "@/lib/generators/server/compose/text/cases";
import {
  filled,
  lowerFirst,
  safe,
  section,
  table,
  upperFirst,
} from "@/lib/generators/server/compose/text/markdown";

/** What the visitor's bans and limits mean for screens. The patterns are words of software and screens, not of a trade. */
const patterns = {
  noApp: /приложени|\bapps?\b|app store/iu,
  fewButtons: /кноп|попроще|\bbuttons?\b|\bsimpl/iu,
  noPaper: /бумаг|бумаж|\bpaper/iu,
  offline:
    /без (?:связи|интернета)|нет (?:связи|интернета)|интернета[^.]{0,20}нет|связь[^.]{0,30}пропада|offline|no (?:signal|internet|connection)/iu,
  noCall: /звон(?:ить|ков|ки)|\bphone calls?\b/iu,
} as const;
type Demand = keyof typeof patterns | "ownServers";

function demandOf({ kind, entry, about }: Constraint, { sheet }: Plan): Demand | undefined {
  const text = `${entry.text} ${about}`;
  const names = Object.keys(patterns) as (keyof typeof patterns)[];
  if (kind === "hosting") {
    if (patterns.offline.test(text)) return "offline";
    return sheet.limits.hosting?.kind === "own" ? "ownServers" : undefined;
  }
  if (kind !== "forbidden" && kind !== "outside" && kind !== "stays") return undefined;
  return names.find((name) => patterns[name].test(text) && (name !== "noCall" || kind !== "stays"));
}

/** Whether a ban, a limit or a wish of the sheet asks for it. */
export function isDemanded(plan: Plan, demand: Demand): boolean {
  if (plan.constraints.some((one) => demandOf(one, plan) === demand)) return true;
  if (demand === "offline") return plan.functions.some(({ isOffline }) => isOffline);
  return (
    demand === "fewButtons" &&
    plan.sheet.pains.some(({ text, removed }) => removed !== true && patterns.fewButtons.test(text))
  );
}

/** What a ban is about is named in a list when it is a short name of a thing. */
const LONGEST = 5;

/** Where data lies is not seen on a screen. */
const unseen = /облак|сервер|данны|хранени|\bcloud|server|\bdata\b|hosting/iu;

/** A system that stays is shown and fed where it was; of other things that stay a screen has nothing to say. */
const isSystem = ({ exchanges }: Plan, about: string) =>
  exchanges.some(({ name }) => about.toLowerCase().includes(name.toLowerCase()));

export function conditionsSection(plan: Plan): string[] {
  const { locale, constraints } = plan;
  const w = screenWords[locale];
  const rows = new Map<string, string>();
  const absent: string[] = [];
  for (const one of constraints) {
    const demand = demandOf(one, plan);
    if (demand !== undefined) rows.set(w.demands[demand], upperFirst(safe(one.about)));
    else if (one.kind === "stays" && isSystem(plan, one.about)) rows.set(w.stays, safe(one.about));
    else if (
      (one.kind === "forbidden" || one.kind === "outside") &&
      one.about.split(/\s+/u).length <= LONGEST &&
      !unseen.test(one.about)
    )
      absent.push(lowerFirst(safe(nominal(one.about, locale))));
  }
  if (isDemanded(plan, "fewButtons") && !rows.has(w.demands.fewButtons))
    rows.set(w.demands.fewButtons, w.fewButtons);
  return section(w.sections.conditions, [
    rows.size === 0
      ? undefined
      : table(
          w.heads.conditions,
          [...rows].map(([text, about]) => [about, text]),
        ),
    absent.length === 0 ? undefined : filled(w.none, { what: [...new Set(absent)].join(", ") }),
  ]);
}
