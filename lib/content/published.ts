import "server-only";
import { env, isPreview } from "@/lib/env";

/**
 * The day that counts as today: that of the build, so that a running site never shows what it has no page for. Scripts and tests are
 * not built. Moscow's day, since that is when the company's editors expect a text of a day to come out.
 */
const today = (): string =>
  typeof CONTENT_DAY === "string"
    ? CONTENT_DAY
    : new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Moscow" });

/** Development and previews show what production hides yet. */
const showsAll = () => env.NODE_ENV === "development" || isPreview();

/** Whether the site shows a text or an entry: production hides drafts, and what comes out on a later day. */
export const isOut = ({ draft, published }: { draft?: boolean; published?: string }): boolean =>
  showsAll() || (draft !== true && (published === undefined || published <= today()));
