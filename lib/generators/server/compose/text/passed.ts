import "server-only";
import type { Exchange } from "@/lib/generators/server/compose/plan/plan";
import { architectureWords } from "@/lib/content/architecture-words";
import { filled, safe, said } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

/** What passes between the two systems and which way, in the words of every document. */
export function passedText({ what = "", likely = "", direction, passes }: Exchange, locale: Locale): string {
  const w = architectureWords(locale).passes;
  if (what === "") return said(w.likely, safe(likely))[0] ?? w.open;
  const isPlain = passes === "sign-in" || direction === undefined;
  return isPlain ? safe(what) : filled(w[direction], { what: safe(what) });
}
