import { env, isPreview } from "@/lib/env";
import { subjectNames } from "@/lib/inquiries/fields";

export const dynamic = "force-static";

/** Marks of advertising in an address, and what the form is told by one; without them the page is the same. Yandex alone reads the line. */
const marks = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "yclid",
  "ysclid",
  "gclid",
  ...subjectNames,
];

const listed = [
  "User-agent: *",
  "Disallow: /api/",
  `Clean-param: ${marks.join("&")}`,
  "",
  `Sitemap: ${new URL("/sitemap.xml", env.SITE_URL).href}`,
];

/** Next's own `robots.ts` cannot write `Clean-param`. Previews stay out of search altogether. */
export function GET() {
  const lines = isPreview() ? ["User-agent: *", "Disallow: /"] : listed;
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
