import type { Scenario } from "../bench.ts";
export const abuseScenarios: Scenario[] = [];
