import type { Knowledge } from "../types";
import { capabilities } from "./capabilities";
import { idea } from "./idea";
import { industries, wording } from "./industries";
import { constraints, leaving, pains, services, systems } from "./signals";

export const knowledge: Knowledge = {
  industries,
  capabilities,
  wording,
  pains,
  constraints,
  systems,
  leaving,
  services,
  idea,
};
