/** The drawings a case may choose: what its system does, seen through the instruments of the service panels. */
export const exhibits = [
  "load",
  "plan",
  "trace",
  "slots",
  "telemetry",
  "queue",
  "agent",
  "board",
  "layers",
] as const;

export type ExhibitName = (typeof exhibits)[number];
