import { readdirSync } from "node:fs";

/** The slug of one of the site's cases, whichever they are. */
export const slugOfACase = readdirSync("content/cases").sort()[0]?.split(".")[0] ?? "";
