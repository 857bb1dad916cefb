/** Business constants and limits of the specification, section 9. Milliseconds and pixels. */

/** Headline that types its word. The cursor blinks in the style sheet; a test compares. */
export const TYPING = { perLetter: 150, perDeletion: 80, hold: 1500, cursorBlink: 500 } as const;

export const HEADER_SCROLL_THRESHOLD = 10;
export const SCROLL_TO_TOP_THRESHOLD = 300;

/** Toasts: one at a time; a dismissed one leaves memory after REMOVE_DELAY. */
export const TOAST = { limit: 1, duration: 5000, removeDelay: 1_000_000 } as const;

/** Cases on the home page: how many of the answer are used, and how many make a page of the carousel. */
export const CAROUSEL = { cases: 6, perPage: 3 } as const;

/** Cards that hold the place of the list of cases while it loads. */
export const CASE_PLACEHOLDERS = 6;

/** How long an answer of `/api/cases` counts as fresh: not at all on the home page, five minutes on the page of a case. */
export const CASES_FRESHNESS = { home: 0, detail: 5 * 60_000 } as const;

/** Size of the picture that stands for a page where its address is shared. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;
