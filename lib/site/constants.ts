/** Business constants and limits of the specification, section 9. Milliseconds and pixels. */

export const MOBILE_BREAKPOINT = 768;

/** Headline that types its word. */
export const TYPING = { perLetter: 150, perDeletion: 80, hold: 1500, cursorBlink: 500 } as const;

export const HEADER_SCROLL_THRESHOLD = 10;
export const SCROLL_TO_TOP_THRESHOLD = 300;

/** Toasts: one at a time; a dismissed one leaves memory after REMOVE_DELAY. */
export const TOAST = { limit: 1, duration: 5000, removeDelay: 1_000_000 } as const;

/** Cases on the home page: how many of the answer are used, and how many make a page of the carousel. */
export const CAROUSEL = { cases: 6, perPage: 3 } as const;

/** Projects that stand in while their list is on its way, and how long a project's page counts as fresh. */
export const CASE_PLACEHOLDERS = 6;
export const CASE_FRESHNESS = 5 * 60_000;
