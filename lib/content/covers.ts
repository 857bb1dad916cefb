import "server-only";

/** Path of a text's drawn cover. */
export const coverPath = (slug: string) => `/covers/${slug}.svg`;

/** The wide cover of a text with a drawing, for the head of its page. */
export const wideCoverPath = (slug: string) => `/covers/wide/${slug}.svg`;
