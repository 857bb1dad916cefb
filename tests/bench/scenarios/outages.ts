import type { Scenario } from "../bench.ts";
export const outageScenarios: Scenario[] = [];
