import { getCompany } from "@/lib/content/company";
import { env } from "@/lib/env";

export const dynamic = "force-static";

/** Whom to tell of a weakness (RFC 9116). It is to be checked at least once a year, so it holds for a year from the build. */
export function GET() {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), expires.getUTCDate() - 1);
  const lines = [
    `Contact: mailto:${getCompany("ru").email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: ru, en",
    `Canonical: ${new URL("/.well-known/security.txt", env.SITE_URL).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
