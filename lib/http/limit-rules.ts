import "server-only";
import { env } from "@/lib/env";
import type { ErrorCode } from "@/lib/http/errors";
import { networksOf, widestOf } from "@/lib/http/network-tiers";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One count that a request takes points of. */
export type Count = {
  /** Of the counter, one for each number of points; the key is what it counts apart. */
  name: string;
  key: string;
  points: number;
  seconds: number;
  /** Points come back one by one instead of all at the end of a window. */
  refilling?: true;
  code: ErrorCode;
  /** The longest wait that a refusal names, in seconds. */
  longestWait: number;
};

type Limit = {
  /** The counts of a client, the narrowest first: whom one refuses takes nothing of those behind it. */
  counts: (network: string | undefined) => readonly Count[];
  /** While the database cannot count: an inquiry is worth more than an exact count, a model's bill is not. */
  uncounted: "count-here" | "refuse";
};

const ownCode = { code: "rate_limited" } as const;

/** What others have used up makes nobody wait longer than a minute: then he may ask again. */
const shared = { ...ownCode, longestWait: MINUTE } as const;

/** So many points an hour for one client, and a multiple of them for the wider networks it is in. */
const perNetwork = (points: number) => (network: string) =>
  networksOf(network).map(({ name, tier, factor }): Count => ({
    ...{ name: tier, key: name, points: points * factor, seconds: HOUR, ...ownCode },
    longestWait: tier === "own" ? HOUR : MINUTE,
  }));

/** So many points an hour that all clients share as long as they cannot be told apart. */
const forUnknown = (points: number): Count => ({
  ...{ name: "unknown", key: "unknown", points, seconds: HOUR },
  ...shared,
});

const forSite = (points: number, seconds: number, change: Partial<Count> = {}): Count => ({
  ...{ name: "site", key: "site", points, seconds },
  ...shared,
  ...change,
});

/** A model's call costs money: unknown clients share the allowance of one. */
const paid = (points: number): Limit => ({
  counts: (network) => (network === undefined ? [forUnknown(points)] : perNetwork(points)(network)),
  uncounted: "refuse",
});

/** How many times one client's allowance of an hour the whole site may take in a minute, known clients or not. */
const SITE_FACTOR = 60;

/**
 * Shares of the day's calls that may be spent in one hour: by one client with all its networks, and by all together. A flood then
 * spends a part of the day and leaves the rest. No share is smaller than what one client may ask by `AI_REQUESTS_PER_HOUR`.
 */
const NETWORK_SHARE = 1 / 10;
const HOUR_SHARE = 1 / 4;
const shareOf = (share: number) =>
  Math.max(Math.ceil(env.AI_DAILY_REQUESTS * share), env.AI_REQUESTS_PER_HOUR);

/** Drafts of one client in an hour: a whole dossier has five documents, so 24 of them. */
const DRAFTS_PER_HOUR = 120;

/**
 * What may be stored in an hour: as many inquiries as ten times sixty clients have leave to send (6,000 as delivered, where a good day
 * brings a hundred), and a gibibyte, the size of a hundred inquiries with the largest file.
 */
const STORED_PER_HOUR = 10 * SITE_FACTOR * env.CONTACT_REQUESTS_PER_HOUR;
const STORED_KIB_PER_HOUR = 1_024 * 1_024;

/** Every limit of the site, and why it is there. */
export const limits = {
  // A person sends one inquiry, perhaps three. Clients that cannot be told apart are bound by the site's cap alone: a shared count of
  // ten would let one visitor close the form for all.
  contact: {
    counts: (network) => [
      ...(network === undefined ? [] : perNetwork(env.CONTACT_REQUESTS_PER_HOUR)(network)),
      forSite(SITE_FACTOR * env.CONTACT_REQUESTS_PER_HOUR, MINUTE),
    ],
    uncounted: "count-here",
  },
  ai: paid(env.AI_REQUESTS_PER_HOUR),
  // A picture costs as much as many texts.
  aiImage: paid(env.AI_IMAGES_PER_HOUR),
  // Calls of a model, whatever they are for: the most a day may cost, and how fast.
  aiDaily: {
    counts: (network) => [
      ...(network === undefined
        ? []
        : [
            {
              ...{ name: "share", key: widestOf(network), points: shareOf(NETWORK_SHARE), seconds: HOUR },
              ...shared,
            },
          ]),
      forSite(shareOf(HOUR_SHARE), HOUR, { name: "hour" }),
      // Here asking again within a minute is of no use to anybody.
      forSite(env.AI_DAILY_REQUESTS, DAY, { code: "budget_spent", longestWait: DAY }),
    ],
    uncounted: "refuse",
  },
  // A draft costs nothing but time of the processor, which everybody shares. Clients that cannot be told apart are bound by the places.
  draft: {
    counts: (network) => (network === undefined ? [] : perNetwork(DRAFTS_PER_HOUR)(network)),
    uncounted: "count-here",
  },
  // Room in the store comes back bit by bit, so that after a flood a small inquiry finds some within seconds.
  storedInquiries: {
    counts: () => [forSite(STORED_PER_HOUR, HOUR, { refilling: true })],
    uncounted: "count-here",
  },
  storedKibibytes: {
    counts: () => [forSite(STORED_KIB_PER_HOUR, HOUR, { refilling: true })],
    uncounted: "count-here",
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
