import "server-only";

export const TIMES_A_YEAR = {
  hour: { value: 2_000, source: "assumption", note: "workCalendar" },
  shift: { value: 250, source: "assumption", note: "workCalendar" },
  week: { value: 52, note: "calendar" },
  month: { value: 12, note: "calendar" },
  quarter: { value: 4, note: "calendar" },
} as const;
