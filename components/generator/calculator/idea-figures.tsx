import { Big, Figure, Figures } from "@/components/generator/calculator/figures";
import type { KeyFigure } from "@/lib/generators/key-figures";
import type { Locale } from "@/lib/i18n/locales";

type IdeaFiguresProps = { figures: readonly KeyFigure[]; lang: Locale };

/** What an idea comes to, above its text: the first cell is the widest, since it holds a range. */
export const IdeaFigures = ({ figures, lang }: IdeaFiguresProps) => (
  <div
    data-slot="key-figures"
    lang={lang}
    className="px-8 pt-6 text-muted-foreground @max-[43.75rem]:px-6 @max-[30rem]:px-4 @max-[30rem]:pt-5 print:mb-[10pt] print:p-0"
  >
    <Figures isFirstWide>
      {figures.map(({ term, number, unit, note }) => (
        <Figure key={term} term={term} note={note}>
          <Big number={number} {...(unit !== undefined && { unit })} isRange />
        </Figure>
      ))}
    </Figures>
  </div>
);
