import "server-only";
import { isIPv4 } from "node:net";

/** `own`: the client's network itself, as `clientNetwork` names it. The others hold neighbours too, who may be strangers. */
type Tier = "own" | "/24" | "/56" | "/48";

/** A network that a client counts in. */
type CountedNetwork = {
  name: string;
  tier: Tier;
  /** How many times the allowance of one client it may take. */
  factor: number;
};

/**
 * Why these: providers hand a household or an office a /56 or a /48 (RIPE-690), so whoever has one has 256 or 65,536 networks of the
 * size /64. Four of them, and sixteen, are more people than send at once from one place. Mobile networks give each telephone a /64 of
 * its own: sixteen allowances an hour is what the customers of one region need.
 */
const IPV6_FACTOR = { "/56": 4, "/48": 16 } as const;

/**
 * An IPv4 address costs money, and one is often shared by hundreds of people behind their provider: the 256 of a /24 together may take
 * as much as 32 of them, which a list of hired addresses in one data centre does not get past.
 */
const IPV4_FACTOR = 32;

/**
 * The networks a client counts in, the narrowest first: of IPv4 the address and its /24, of IPv6 the /64 with its /56 and its /48.
 * @param network as `clientNetwork` names it
 */
export function networksOf(network: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  const own: CountedNetwork = { name: network, tier: "own", factor: 1 };
  if (isIPv4(network)) {
    const name = `${network.slice(0, network.lastIndexOf("."))}.0/24`;
    return [own, { name, tier: "/24", factor: IPV4_FACTOR }];
  }
  const [first = "0", second = "0", third = "0", fourth = "0"] = network.split(":");
  const household = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    own,
    { name: `${first}:${second}:${third}:${household}::/56`, tier: "/56", factor: IPV6_FACTOR["/56"] },
    { name: `${first}:${second}:${third}::/48`, tier: "/48", factor: IPV6_FACTOR["/48"] },
  ];
}

/** The widest network that a client counts in: for what one holder of many networks must not take alone. */
export const widestOf = (network: string): string => {
  const networks = networksOf(network);
  return (networks.at(-1) ?? networks[0]).name;
};
