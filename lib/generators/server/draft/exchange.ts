import "server-only";
import { readKinds, type ReadKind } from "@/content/knowledge/ids";
import type { MentionedSystem } from "@/lib/generators/server/draft/reading/systems";
import { isMoved } from "@/lib/generators/server/draft/words";

const READ: ReadonlySet<string> = new Set(readKinds);

/** Systems that are only read: their data comes in, nothing goes back. */
export const isRead = (system: MentionedSystem): system is MentionedSystem & { kind: ReadKind } =>
  READ.has(system.kind) && !isMoved(system);

/** Systems that both sides write to each other, through a queue. */
export const isQueued = (system: MentionedSystem): boolean =>
  !isRead(system) && !isMoved(system) && system.kind !== "identity";

/** The systems of a list by the way to exchange with them, ways without any left out. */
export const byWay = (systems: readonly MentionedSystem[]) =>
  (
    [
      ["exchange", systems.filter(isQueued)],
      ["reading", systems.filter(isRead)],
      ["signIn", systems.filter(({ kind, isLeft }) => kind === "identity" && !isLeft)],
    ] as const
  ).filter(([, list]) => list.length > 0);
