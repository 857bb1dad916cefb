import "server-only";
import { currencyOf, currencySigns } from "@/lib/generators/server/read/currencies";
import type { Token } from "@/lib/generators/server/read/tokens";

/** Sign, code or word of money before or after the number. */
export function money(
  tokens: readonly Token[],
  from: number,
  to: number,
): { currency: string; from: number; to: number } | undefined {
  const before = tokens[from - 1];
  const sign = before === undefined ? undefined : currencySigns[before.text];
  if (before !== undefined && sign !== undefined) {
    // "A$", "R$", "US$"
    const prefix = tokens[from - 2];
    const own =
      prefix?.end === before.start && before.text === "$"
        ? (
            {
              a: "AUD",
              au: "AUD",
              c: "CAD",
              ca: "CAD",
              r: "BRL",
              nz: "NZD",
              hk: "HKD",
              s: "SGD",
              us: "USD",
              mx: "MXN",
            } as const
          )[prefix.lower as "a"]
        : undefined;
    const code = currencyOf(tokens[to]?.text ?? "");
    const isCode = code !== undefined && tokens[to]?.text === code;
    return {
      currency: own ?? (isCode ? code : sign),
      from: own ? from - 2 : from - 1,
      to: isCode ? to + 1 : to,
    };
  }
  if (
    before?.kind === "word" &&
    !before.quoted &&
    (/^(?:kr|rs|chf|zł)$/.test(before.lower) || /^[A-Z]{3}$/.test(before.text))
  ) {
    const currency = currencyOf(before.text);
    if (currency !== undefined) {
      const isDotted = tokens[from - 1]?.text === ".";
      return { currency, from: isDotted ? from - 2 : from - 1, to };
    }
  }
  const after = tokens[to];
  if (after === undefined || after.quoted) return undefined;
  const signAfter = currencySigns[after.text];
  if (signAfter !== undefined) return { currency: signAfter, from, to: to + 1 };
  if (after.kind !== "word") return undefined;
  const adjective = /^(?:бел|белорусск|us|u\.s|canadian|australian|singapore|hong)/.test(after.lower) ? 1 : 0;
  const named = tokens[to + adjective];
  const currency = named === undefined ? undefined : currencyOf(named.text);
  if (named === undefined || currency === undefined) {
    // "pounds" are money only where nothing is weighed.
    const isPounds =
      /^(?:pounds?|фунтов|фунта|фунты)$/.test(after.lower) && !/^of$/.test(tokens[to + 1]?.lower ?? "");
    return isPounds ? { currency: "GBP", from, to: to + 1 } : undefined;
  }
  if (/^r$/.test(named.text)) return undefined;
  const dotted =
    tokens[to + adjective + 1]?.text === "." &&
    tokens[to + adjective + 1]?.start === named.end &&
    /^(?:р|руб|долл)$/.test(named.lower);
  const own = adjective
    ? ({ б: "BYN", c: "CAD", a: "AUD", s: "SGD", h: "HKD", u: "USD" } as const)[after.lower.charAt(0) as "c"]
    : undefined;
  return { currency: own ?? currency, from, to: to + adjective + (dotted ? 2 : 1) };
}

/** «т.р.», «тр», «т. руб.»: thousands of roubles. */
export function thousandRoubles(tokens: readonly Token[], to: number): number | undefined {
  const lower = tokens[to]?.lower.replace(/\.$/, "");
  if (lower === "т.р" || lower === "тр" || lower === "т.руб") return to + 1;
  if (lower === "т" && tokens[to + 1]?.text === "." && /^руб|^р$/.test(tokens[to + 2]?.lower ?? ""))
    return to + 3;
  if (lower === "т" && /^руб/.test(tokens[to + 1]?.lower ?? "")) return to + 2;
  return undefined;
}
