import type { RefinementTexts } from "../refinement-texts";
import { government } from "./government";
import { riskRegister } from "./risk-register";

export const refinements: RefinementTexts = {
  shorter: {
    note: "Short edition: sections, tables and figures are here; explanations and long lists are left to the full document.",
    figures: "Figures from the description: {list}.",
    more: "And {count} more in the full document.",
  },
  government,
  risks: riskRegister,
};
