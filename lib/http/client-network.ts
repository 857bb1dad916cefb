import "server-only";
import { isIP, isIPv4 } from "node:net";
import { env } from "@/lib/env";

/** Who is trusted to name the client's address; the default is the configuration of the running site. */
export type ProxyTrust = { hops: number; vercel: boolean };

const siteTrust: ProxyTrust = { hops: env.TRUSTED_PROXY_HOPS, vercel: env.VERCEL !== undefined };

/** Whether the client's address can be known at all with this configuration. */
export const knowsClients = (trust: ProxyTrust = siteTrust): boolean => trust.vercel || trust.hops > 0;

/**
 * The network a request comes from, the unit of every per-client limit: an IPv4 address, or the /64 of an IPv6 one
 * (a household gets a whole /64, so a single address is no limit there). `undefined` when it cannot be known.
 *
 * A client writes its own `X-Forwarded-For` as it likes and every proxy appends what it saw, so only the entry that
 * the outermost trusted proxy added counts: the n-th from the right. Vercel's own header cannot be sent by a client.
 */
export function clientNetwork(headers: Headers, trust: ProxyTrust = siteTrust): string | undefined {
  const address = clientAddress(headers, trust);
  return address === undefined ? undefined : networkOf(address);
}

/** The address itself, by the same rules: for the proof of a consent, which names it. */
export function clientAddress(headers: Headers, trust: ProxyTrust = siteTrust): string | undefined {
  if (!knowsClients(trust)) return undefined;
  const entry = trust.vercel
    ? headers.get("x-vercel-forwarded-for")?.split(",").at(-1)
    : headers.get("x-forwarded-for")?.split(",").at(-trust.hops);
  const address = withoutPort(entry?.trim() ?? "");
  return isIP(address) === 0 ? undefined : address;
}

function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const groups = ipv6Groups(address);
  const [, , , , , marker, high = 0, low = 0] = groups;
  // ::ffff:192.0.2.1 is how a dual-stack proxy writes an IPv4 client.
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry);
  if (bracketed?.[1] !== undefined) return bracketed[1];
  return /^[\d.]+:\d+$/.test(entry) ? entry.slice(0, entry.indexOf(":")) : entry;
}

/** The eight 16-bit groups of a valid IPv6 address. */
function ipv6Groups(address: string): number[] {
  const bare = address.replace(/%.*$/, "");
  const hex = bare.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a: string, b: string, c: string, d: string) =>
      `${((Number(a) << 8) | Number(b)).toString(16)}:${((Number(c) << 8) | Number(d)).toString(16)}`,
  );
  const [head = "", tail] = hex.split("::");
  const parse = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const left = parse(head);
  if (tail === undefined) return left;
  const right = parse(tail);
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}
