import type { RefinementTexts } from "../refinement-texts";
import { government } from "./government";
import { riskRegister } from "./risk-register";

export const refinements: RefinementTexts = {
  shorter: {
    note: "Сокращённая редакция: разделы, таблицы и числа на месте, пояснения и длинные перечни остались в полном документе.",
    figures: "Числа из описания: {list}.",
    more: "И ещё {count} в полном документе.",
  },
  government,
  risks: riskRegister,
};
