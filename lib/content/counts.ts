import "server-only";

/** Of each service, exactly. */
export const PER_SERVICE = { benefits: 5, features: 5, solutions: 5 } as const;

/** Entries of the lists the site stands on, exactly. */
export const COUNTS = { clients: 11, partners: 12, awards: 6, milestones: 7, posts: 3 } as const;
