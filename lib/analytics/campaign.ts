import { readSession, writeSession } from "@/lib/site/browser-data";

const KEY = "campaign";
const MAX_LENGTH = 200;
const marks = ["source", "medium", "campaign", "content", "term"] as const;

/** Marks of the advertisement a visitor came by: `utm_source` and its relatives. */
export type Campaign = Partial<Record<(typeof marks)[number], string>>;

/** Keeps the marks in the address of the first page of a visit; later pages change nothing, even those with marks. */
export function rememberCampaign(): void {
  if (readSession(KEY)) return;
  const query = new URLSearchParams(window.location.search);
  writeSession(
    KEY,
    Object.fromEntries(
      marks.flatMap((mark) => {
        const value = query.get(`utm_${mark}`)?.slice(0, MAX_LENGTH);
        return value ? [[mark, value]] : [];
      }),
    ),
  );
}

/** The marks of this visit, or undefined when it began without any. */
export function currentCampaign(): Campaign | undefined {
  const stored = readSession(KEY) ?? {};
  const known = marks.flatMap((mark) => {
    const value = stored[mark];
    return typeof value === "string" ? [[mark, value] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
