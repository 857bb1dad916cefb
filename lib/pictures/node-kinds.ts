/** What a part of a system is, in drawings of architectures. */
export const nodeKinds = [
  "actor",
  "channel",
  "service",
  "integration",
  "data",
  "external",
  "security",
] as const;
export type NodeKind = (typeof nodeKinds)[number];
