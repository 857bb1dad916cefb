import "server-only";
import { z } from "zod";
import { locales } from "@/lib/i18n/routing";
import { log } from "@/lib/log";
import { metrics } from "@/lib/metrics/server/metrics";
import { missingKind } from "@/lib/site/known-paths";

/** What pages are told to obey; anything else somebody made up. */
const DIRECTIVES = new Set([
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "img-src", "font-src", "connect-src", "manifest-src", "media-src", "object-src"],
  ...["frame-src", "worker-src", "form-action", "base-uri", "frame-ancestors", "require-trusted-types-for"],
] as const);

/** Extensions of browsers break the policy on every page of their users: after so many lines the counter alone goes on. */
const LINES_PER_HOUR = 60;
const HOUR_MS = 60 * 60_000;

/** Reports come by themselves in bundles; more of them in one go were not made by a browser. */
const MOST_REPORTS = 50;

const text = z.string().max(4_096).nullish().catch(undefined);
const line = z.number().int().nonnegative().nullish().catch(undefined);

/** Of the Reporting API (https://www.w3.org/TR/CSP3/#cspviolationreportbody). */
const modern = z
  .object({
    effectiveDirective: text,
    blockedURL: text,
    documentURL: text,
    sourceFile: text,
    lineNumber: line,
  })
  .transform(({ effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber }) => ({
    ...{ directive: effectiveDirective, blocked: blockedURL, page: documentURL, source: sourceFile },
    line: lineNumber,
  }));

/** Of `report-uri`, which Firefox and Safari know (https://www.w3.org/TR/CSP2/#violation-reports). */
const older = z
  .object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
    "source-file": text,
    "line-number": line,
  })
  .transform((report) => ({
    directive: report["effective-directive"] ?? report["violated-directive"],
    blocked: report["blocked-uri"],
    page: report["document-uri"],
    source: report["source-file"],
    line: report["line-number"],
  }));

type Report = z.output<typeof modern>;

/** The body of a request in either form; a report about something else is left out. */
export const reportsSchema = z.union([
  z.object({ "csp-report": older }).transform(({ "csp-report": report }) => [report]),
  z
    .array(z.object({ type: z.string(), body: z.unknown() }))
    .max(MOST_REPORTS)
    .transform((reports) =>
      reports.flatMap(({ type, body }): Report[] =>
        type === "csp-violation" ? [modern.safeParse(body).data ?? []].flat() : [],
      ),
    ),
]);

const pathOf = (url: string | null | undefined) => URL.parse(url ?? "")?.pathname;

/** A page of the site by its path; whatever else is in an address may tell of a visitor. */
function pageOf({ page }: Report): string {
  const path = pathOf(page) ?? "";
  const [, locale = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const own = (locales as readonly string[]).includes(locale) ? rest || "/" : path;
  return missingKind(own) === undefined ? path : "other";
}

const sourceOf = ({ source }: Report) => /^\/_next\/static\/[\w./~-]{1,80}$/.exec(pathOf(source) ?? "")?.[0];

/** What was blocked, by its kind alone: `inline`, `eval`, a scheme, or an address of somebody. */
const blockedOf = ({ blocked }: Report) => /^[a-z-]{1,24}$/.exec(blocked ?? "")?.[0] ?? "address";

let lines = 0;
let hourEnds = 0;

function hasRoom(now: number): boolean {
  if (now >= hourEnds) [lines, hourEnds] = [0, now + HOUR_MS];
  lines += 1;
  return lines <= LINES_PER_HOUR;
}

/** Counts what browsers report, and writes a bounded number of lines without anything that a visitor or a stranger chose. */
export function takeReports(reports: readonly Report[], now = performance.now()): void {
  for (const report of reports) {
    const named = (report.directive ?? "").split(" ", 1)[0] ?? "";
    const directive = (DIRECTIVES as ReadonlySet<string>).has(named) ? named : "other";
    metrics().browserReport.inc({ directive });
    if (!hasRoom(now)) continue;
    log.warn(
      {
        directive,
        blocked: blockedOf(report),
        page: pageOf(report),
        source: sourceOf(report),
        line: report.line ?? undefined,
      },
      "a browser met something that the policy of a page does not allow",
    );
  }
}
