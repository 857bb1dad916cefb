import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Heading } from "@/components/generator/calculator/heading";
import { TERM } from "@/lib/generators/business-case/compute";
import { neededValue, openParameters } from "@/lib/generators/business-case/verdict";
import {
  inYears,
  neededIn,
  reason,
  TERMS,
  thresholdOf,
  type View,
} from "@/lib/generators/business-case/view";
import { put } from "@/lib/generators/business-case/words";
import type { Locale } from "@/lib/i18n/locales";

/** Stands for a value that is in the language of the document, in a sentence of the page. */
const GAP = "\n";

type BreakEvenTableProps = { view: View; lang: Locale | undefined };

/** Where there is no verdict: why not, what the project must save, and the questions that decide with their thresholds. */
export function BreakEvenTable({ view, lang }: BreakEvenTableProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const id = useId();
  const { assumptions, words } = view;
  const questions = openParameters(assumptions).slice(0, 2);

  return (
    <>
      <p className="text-sm">{reason(view)}</p>
      <Heading id={id} className="mt-5 mb-2">
        {t("aimTitle")}
      </Heading>
      <table aria-labelledby={id} className="w-full text-sm">
        <tbody>
          {TERMS.filter((years) => years <= assumptions.years).map((years) => (
            <tr key={years}>
              <th scope="row" className="py-1 text-left font-normal">
                {inYears(years, locale)}
              </th>
              <td className="py-1 text-right font-semibold tabular-nums">{neededIn(view, years)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {questions.length > 0 && (
        <>
          <Heading className="mt-6 mb-2">{questions.length > 1 ? words.deciding : words.decidingOne}</Heading>
          <ol className="list-decimal space-y-2 pl-5 text-sm">
            {questions.map((parameter) => {
              const needed = neededValue(assumptions, parameter, TERM);
              const years = inYears(TERM, locale);
              const [before, after] = put(words.needed, { years, value: GAP }).split(GAP);
              return (
                <li key={parameter.id}>
                  <span lang={lang}>{parameter.question ?? parameter.label}</span>
                  {needed !== undefined && (
                    <small className="block">
                      {before}
                      <span lang={lang}>
                        {thresholdOf(parameter, needed, { ...view, locale: lang ?? locale })}
                      </span>
                      {after}
                    </small>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </>
  );
}
