import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { NumberField } from "@/components/generator/calculator/number-field";
import type { Parameter } from "@/lib/generators/business-case/assumptions";
import { formatNumber, joined } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

/** Beside a number of any size, and in the wider field of a question. */
const LONGEST_UNIT_IN_FIELD = 4;
const LONGEST_UNIT_OF_QUESTION = 18;

type ParameterFieldProps = {
  parameter: Parameter;
  /** As it was answered. */
  answered: Parameter | undefined;
  /** The value from which the project pays off. */
  aim: string | undefined;
  /** What an answer may look like: of the size at which it matters. */
  example: number;
  lang: Locale | undefined;
  onChange: (value: number | null) => void;
};

/** One input with its unit and where its number comes from. */
export function ParameterField({ parameter, answered, aim, example, lang, onChange }: ParameterFieldProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { label, value, unit, measure, range, source, note, question } = parameter;
  if (!range) return null;
  // A percentage «of the flow» says so below; its sign stands in the field all the same.
  const isChanged = answered?.value !== value;
  const isOpen = answered?.value === null;
  const isShort = unit.length <= (isOpen ? LONGEST_UNIT_OF_QUESTION : LONGEST_UNIT_IN_FIELD);
  const sign = isShort ? unit : measure === "percent" ? "%" : undefined;
  /** Of a number nobody has answered its question says enough. */
  const origin = isChanged ? t("source.changed") : isOpen ? undefined : t(`source.${source}`);
  const told = [
    !isShort && <span lang={lang}>{unit}</span>,
    origin,
    note !== undefined && !isOpen && <span lang={lang}>{note}</span>,
  ].filter((part) => part !== false && part !== undefined);
  return (
    <NumberField
      label={isOpen ? (question ?? label) : label}
      lang={lang}
      hint={
        aim === undefined ? (
          told.length > 0 ? (
            told.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && " · "}
                {part}
              </Fragment>
            ))
          ) : undefined
        ) : (
          <span className="text-caption text-muted-foreground">
            {t.rich("paysFrom", { value: () => <span lang={lang}>{aim}</span> })}
          </span>
        )
      }
      value={value}
      isOptional={isOpen}
      example={isOpen ? Math.min(example, range.max) : undefined}
      {...(sign !== undefined && { unit: sign })}
      valueText={value === null ? "" : joined(formatNumber(value, locale), unit, locale)}
      {...range}
      onChange={onChange}
    />
  );
}
