import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";

const kinds = ["outside", "stays", "forbidden"] as const;
/** Words before what is denied that say nothing of it. */
const LEAD = "^(?:(?:and|but|also|because|so|please|absolutely) )*";

const schema = z
  .strictObject({
    parts: z.record(z.string().regex(/^[A-Z_]+$/), z.string()),
    patterns: z.array(z.string().regex(/^(?:outside|stays|forbidden) ./)),
  })
  .transform(({ parts, patterns }) => {
    const whole = (source: string): string =>
      source.replace(/\b[A-Z_]{3,}\b/g, (name) => {
        if (name === "ABOUT") return "(?<about>.+?)";
        const part = parts[name];
        return part === undefined ? name : whole(part);
      });
    return patterns.map((row) => {
      const source = whole(row.slice(row.indexOf(" ") + 1)).replace(/^\^/, LEAD);
      const kind = kinds.find((one) => row.startsWith(one)) ?? "forbidden";
      return { kind, isRussian: /[а-я]/.test(row), pattern: new RegExp(source, "du") };
    });
  });

/** How a clause denies something, the first that fits decides; `about` in a pattern is what is denied. */
export const readBanPatterns = knowledge("bans.yaml", schema);
