import { useStore } from "zustand";
import type { TextStore } from "@/components/generator/text-store";
import { fieldLimits } from "@/lib/generators/tools";

/** The description as it stands, trimmed, and why nothing can be generated from it, if so. */
export function useDescription({ store }: TextStore) {
  const text = useStore(store, (state) => state.text).trim();
  return { text, problem: problemOf(text) };
}

export type DescriptionProblem = "blank" | "over";

export function problemOf(text: string): DescriptionProblem | undefined {
  if (text === "") return "blank";
  return text.length > fieldLimits.description ? "over" : undefined;
}
