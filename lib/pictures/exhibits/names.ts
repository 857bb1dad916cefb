/** The drawings a case or an article may choose: what it is about, seen through the instruments of the service panels. */
export const exhibits = [
  "load",
  "plan",
  "ledgers",
  "trace",
  "slots",
  "telemetry",
  "queue",
  "agent",
  "board",
  "layers",
  "sorting",
  "racks",
  "visits",
] as const;

export type ExhibitName = (typeof exhibits)[number];
