/** The event on `window` by which a page says that React has taken over; `scripts/build/late-scripts.ts` waits for it. */
export const HYDRATED = "hydrated";
