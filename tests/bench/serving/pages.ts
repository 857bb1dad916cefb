/** What visitors read. */
import { routes } from "../../../lib/i18n/routes.ts";

/** The pages of the table in both languages; a Russian and an English one take turns. */
export const pages: readonly string[] = Object.values(routes).flatMap((path) => [
  path,
  path === "/" ? "/en" : `/en${path}`,
]);

/** What the router of an opened page sends when it goes to another one. */
export const FLIGHT = { rsc: "1" };

/** The query that belongs to these headers: a request without it is sent on to the address with it. */
export async function flightQuery(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/about`, { headers: FLIGHT, redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "/", origin).search;
}
