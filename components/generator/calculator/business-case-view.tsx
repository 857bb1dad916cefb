import { useEffect, useRef, useState, type ReactNode } from "react";
import { BusinessCaseCalculator } from "@/components/generator/calculator/business-case-calculator";
import type { Assumptions } from "@/lib/generators/business-case/assumptions";
import { withAssumptions } from "@/lib/generators/business-case/render";
import type { ToolAnswer } from "@/lib/generators/tools";
import type { Locale } from "@/lib/i18n/routing";

/** The document below follows once the slider rests: writing it anew at every step would make the slider stutter. */
const REST = 400;

/** A business case with a calculation. */
type Computed = ToolAnswer<"business-case"> & { assumptions: Assumptions };

type BusinessCaseViewProps = {
  answer: Computed;
  /** As they were answered. */
  original: Assumptions;
  /** The language of the document. */
  locale: Locale;
  /** What the document concludes. */
  opening: ReactNode;
  onChange: (answer: ToolAnswer<"business-case">) => void;
};

/** The calculator above its document, with what that concludes. What the visitor changes goes into the document's tables too. */
export function BusinessCaseView({ answer, original, locale, opening, onChange }: BusinessCaseViewProps) {
  const [first] = useState(answer.assumptions);
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const follow = (assumptions: Assumptions) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const businessCase = withAssumptions(answer.businessCase, answer.assumptions, assumptions, locale);
      onChange({ ...answer, assumptions, businessCase });
    }, REST);
  };

  return (
    <BusinessCaseCalculator
      assumptions={first}
      original={original}
      lang={locale}
      opening={opening}
      onChange={follow}
    />
  );
}
