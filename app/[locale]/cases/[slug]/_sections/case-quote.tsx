import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

/** Last on the page it lies in a card; between two parts it stands large on the page itself, a rest for the eye. */
const looks = {
  card: {
    figure: "rounded-3xl bg-raised p-5 md:p-8 print:p-0",
    words: "max-w-[36em] text-opener text-balance",
  },
  large: {
    figure: "col-span-full pt-[clamp(56px,8vw,112px)] print:p-0",
    words: "max-w-[20em] text-h2 font-medium text-balance",
  },
};

type CaseQuoteProps = { quote: NonNullable<Case["quote"]>; look: keyof typeof looks };

/** What the client says. */
export const CaseQuote = ({ quote: { text, author }, look }: CaseQuoteProps) => (
  <figure data-slot="case-quote" className={looks[look].figure}>
    {/* The marks are those of the page's language. */}
    <blockquote className={looks[look].words}>
      <q>{text}</q>
    </blockquote>
    <figcaption
      className={cn(
        "mt-5 flex items-center gap-4 text-sm text-balance text-subtle before:h-px before:w-10 before:shrink-0 before:bg-(--c)",
        look === "large" && "md:mt-8",
      )}
    >
      {author}
    </figcaption>
  </figure>
);
