import type { Scenario } from "../bench.ts"; export const crashScenarios: Scenario[] = [];
