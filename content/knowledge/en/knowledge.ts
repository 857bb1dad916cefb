import type { Knowledge } from "../types";
import { architecture } from "./architecture";
import { business } from "./business";
import { capabilities } from "./capabilities";
import { design } from "./design";
import { idea } from "./idea";
import { industries, wording } from "./industries";
import { interfaces } from "./interface";
import { refinements } from "./refinements";
import { requirements } from "./requirements";
import { constraints, leaving, pains, services, systems } from "./signals";
import { trades } from "./trades";
import { variants } from "./variants";

export const knowledge: Knowledge = {
  industries,
  capabilities,
  trades,
  variants,
  wording,
  pains,
  constraints,
  systems,
  leaving,
  services,
  idea,
  architecture,
  business,
  requirements,
  interfaces,
  refinements,
  design,
};
