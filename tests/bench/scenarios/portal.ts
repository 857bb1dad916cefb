import type { Scenario } from "../bench.ts"; export const portalScenarios: Scenario[] = [];
