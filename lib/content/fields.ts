import "server-only";
import { z } from "zod";

/** A text that is not blank. */
export const text = z.string().trim().min(1);

/** A day such as `2026-11-20`. */
export const day = z.iso.date("must be a date such as 2026-11-20");

/** The six colours of services and covers, each with its tokens in the style sheet. */
const hues = ["red", "orange", "yellow", "green", "blue", "purple"] as const;

export const hue = z.enum(hues);

export type Hue = z.infer<typeof hue>;

/** Title and description for search engines and shared links, without the brand: pages add it. */
export const seo = z.strictObject({ title: text, description: text });
