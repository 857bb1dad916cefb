import { useLocale, useTranslations } from "next-intl";
import { NumberField } from "@/components/generator/calculator/number-field";
import type { Parameter } from "@/lib/generators/business-case/assumptions";
import { formatNumber, joined } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

const LONGEST_UNIT_IN_FIELD = 4;

type ParameterFieldProps = {
  parameter: Parameter;
  /** As it was answered. */
  answered: Parameter | undefined;
  /** The value from which the project pays off. */
  aim: string | undefined;
  lang: Locale | undefined;
  onChange: (value: number | null) => void;
};

/** One input with its unit and where its number comes from. */
export function ParameterField({ parameter, answered, aim, lang, onChange }: ParameterFieldProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { label, value, unit, measure, range, source, note, question } = parameter;
  if (!range) return null;
  // A percentage «of the flow» says so below; its sign stands in the field all the same.
  const isShort = unit.length <= LONGEST_UNIT_IN_FIELD;
  const sign = isShort ? unit : measure === "percent" ? "%" : undefined;
  const isChanged = answered?.value !== value;
  const isOpen = answered?.value === null;
  const origin = isChanged ? t("source.changed") : t(`source.${isOpen ? "open" : source}`);
  return (
    <NumberField
      label={isOpen ? (question ?? label) : label}
      lang={lang}
      hint={
        aim === undefined ? (
          <>
            {!isShort && <span lang={lang}>{unit}</span>}
            {!isShort && " · "}
            {origin}
          </>
        ) : (
          <span className="text-caption text-muted-foreground">
            {t.rich("paysFrom", { value: () => <span lang={lang}>{aim}</span> })}
          </span>
        )
      }
      note={note !== undefined && aim === undefined ? <span lang={lang}>{note}</span> : undefined}
      value={value}
      isOptional={isOpen}
      {...(sign !== undefined && { unit: sign })}
      valueText={value === null ? "" : joined(formatNumber(value, locale), unit, locale)}
      {...range}
      onChange={onChange}
    />
  );
}
