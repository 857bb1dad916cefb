/** Business constants and limits of the specification, section 9. Milliseconds and pixels. */

/** Below it a screen counts as a phone's. Style sheets name it in their media queries; a test compares. */
export const MOBILE_BREAKPOINT = 768;

/** Headline that types its word. The cursor blinks in the style sheet; a test compares. */
export const TYPING = { perLetter: 150, perDeletion: 80, hold: 1500, cursorBlink: 500 } as const;

/** How long what is shared by two states glides from one to the other; `--layout-animation` in the style sheet. */
export const LAYOUT_ANIMATION = 1000;

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

/** Fewest characters of what a visitor fills in, counted after trimming. */
export const INQUIRY_MINIMA = { name: 2, message: 10 } as const;

/** Of each service, exactly. */
export const PER_SERVICE = { benefits: 5, features: 5, solutions: 5 } as const;

/** Entries of the lists the site stands on, exactly. */
export const COUNTS = { clients: 11, partners: 12, awards: 6, milestones: 7, posts: 3 } as const;

/** A generated picture: the seconds the note allows it, and its greatest height. */
export const IMAGE = { seconds: 30, maxHeight: 400 } as const;

/** Documents of the project generator and tools of the design generator. */
export const TABS = { corporate: 5, design: 4 } as const;

/** Size of the picture that stands for a page where its address is shared. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;
