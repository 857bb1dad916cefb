import "server-only";
import { capabilityFigures } from "@/content/knowledge/figures";
import type { CapabilityId } from "@/content/knowledge/ids";
import type { UnitId } from "@/content/knowledge/units";
import type { Figures } from "@/lib/generators/server/draft/reading/figures";
import type { Reading } from "@/lib/generators/server/draft/reading/read";
import { splitSentences } from "@/lib/generators/server/draft/reading/sentences";
import { systemsOf, type MentionedSystem } from "@/lib/generators/server/draft/reading/systems";

export type Stage = "survey" | "core" | "exchange" | "pilot";

/** The first release in weeks, each part with its reason. */
export type Plan = {
  survey: number;
  core: number;
  second: number;
  exchange: number;
  special: number;
  pilot: number;
  total: number;
  /** Systems exchanged with in the first release. */
  exchanges: readonly MentionedSystem[];
  stages: readonly { stage: Stage; from: number; to: number }[];
  /** Places of the pilot, when it is a matter of places. */
  pilotPlaces?: { value: number; unit: UnitId };
  rollout?: { rest: number; size: number; waves: number; weeks: number };
  /** Weeks to spare before the stated deadline; negative when it is too short. */
  spare?: number;
};

const SURVEY = 2;
const PILOT = 2;
const EXCHANGES = 2;
const weeksIn = {
  second: 0,
  minute: 0,
  hour: 0,
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
  quarter: 13,
  year: 52,
} as const;

/** Where data is migrated once or a channel is only read, no week of its own is needed. */
const effortless = new Set<string>(["spreadsheet", "messenger", "mail", "sms"]);

/** Derives the first release from what was read: longer for a larger core, named systems and a demanding environment. */
export function planOf(
  reading: Reading,
  {
    primary,
    second,
    byPlaces,
  }: { primary: CapabilityId; second: CapabilityId | undefined; byPlaces: boolean },
): Plan {
  const { figures, constraints } = reading;
  const wished = systemsOf(reading.wishes.flatMap(({ text }) => splitSentences(text)));
  const isWished = ({ ru }: MentionedSystem) => wished.some((system) => system.ru === ru);
  const exchanges = reading.systems
    .filter(({ kind, isLeft }) => !isLeft && !effortless.has(kind))
    .toSorted((a, b) => Number(isWished(b)) - Number(isWished(a)))
    .slice(0, EXCHANGES);
  const parts = {
    survey: SURVEY,
    core: capabilityFigures[primary].coreWeeks,
    second: second === undefined ? 0 : 1,
    exchange: exchanges.length,
    special: constraints.some(
      (id) => id === "closed" || id === "security" || id === "domestic" || id === "offline",
    )
      ? 1
      : 0,
    pilot: PILOT,
  };
  const total = Object.values(parts).reduce((sum, weeks) => sum + weeks, 0);
  const pilotPlaces = pilotPlacesOf(figures, byPlaces);
  const rollout = pilotPlaces && figures.places && rolloutOf(figures.places.value - pilotPlaces.value);
  const { deadline } = figures;
  const spare = deadline && Math.floor((deadline.upTo ?? deadline.value) * weeksIn[deadline.unit]) - total;
  return {
    ...parts,
    total,
    exchanges,
    stages: stagesOf([
      ["survey", parts.survey],
      ["core", parts.core + parts.second + parts.special],
      ["exchange", parts.exchange],
      ["pilot", parts.pilot],
    ]),
    ...(pilotPlaces && { pilotPlaces }),
    ...(rollout && { rollout }),
    ...(spare !== undefined && { spare }),
  };
}

function stagesOf(lengths: readonly (readonly [Stage, number])[]): Plan["stages"] {
  let week = 1;
  return lengths.flatMap(([stage, weeks]) => {
    if (weeks === 0) return [];
    const from = week;
    week += weeks;
    return [{ stage, from, to: week - 1 }];
  });
}

/** The places of the pilot: those the description names, else a few of many. */
function pilotPlacesOf({ places, pilot }: Figures, byPlaces: boolean): Plan["pilotPlaces"] {
  if (pilot) return pilot;
  if (!byPlaces || !places || places.value < 4) return undefined;
  return { value: places.value < 20 ? 2 : 3, unit: places.unit };
}

/** The remaining places in at most five waves of equal size, two weeks each. */
function rolloutOf(rest: number): Plan["rollout"] {
  if (rest < 4) return undefined;
  const size = Math.max(2, Math.ceil(rest / 5));
  const waves = Math.ceil(rest / size);
  return { rest, size, waves, weeks: waves * 2 };
}
