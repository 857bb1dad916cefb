import "server-only";
import { metrics, secondsSince } from "@/lib/metrics/server/metrics";

/** The route of an address below `/api`: what follows its name is the name of a tool, or what somebody made up. */
function routeOf(url: string): string {
  const [, api = "", name = "", ...rest] = new URL(url).pathname.split("/");
  return `/${api}/${name}${rest.length > 0 ? "/[tool]" : ""}`;
}

/**
 * Counts an answered request of a route handler.
 * @param receivedAt in the time of `performance.now()`
 */
export function countRequest(request: Request, status: number, receivedAt: number): void {
  metrics().request.observe(
    { route: routeOf(request.url), method: request.method, status: `${Math.floor(status / 100)}xx` },
    secondsSince(receivedAt),
  );
}
