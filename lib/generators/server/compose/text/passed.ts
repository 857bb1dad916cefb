import "server-only";
import type { Exchange } from "@/lib/generators/server/compose/plan/plan";
import { bilingual } from "@/lib/content/bilingual";
import { filled, safe, said } from "@/lib/generators/server/compose/text/markdown";
import type { Locale } from "@/lib/i18n/locales";

const words = bilingual({
  in: "система получает: {what} | the system receives: {what}",
  out: "система отправляет: {what} | the system sends: {what}",
  both: "в обе стороны: {what} | both ways: {what}",
  likely: "предлагаем: {it}; состав согласуем | we propose: {it}; to be agreed",
  open: "какие данные передавать, согласуем | the data to exchange is to be agreed",
});

/** What passes between the two systems and which way, in the words of every document. */
export function passedText({ what = "", likely = "", direction, passes }: Exchange, locale: Locale): string {
  const w = words[locale];
  if (what === "") return said(w.likely, safe(likely))[0] ?? w.open;
  const isPlain = passes === "sign-in" || direction === undefined;
  return isPlain ? safe(what) : filled(w[direction], { what: safe(what) });
}
