import type { Scenario } from "../bench.ts";
export const limitScenarios: Scenario[] = [];
