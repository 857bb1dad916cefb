"use client";

import { useLocale, useTranslations } from "next-intl";
import { NumberField } from "@/components/generator/calculator/number-field";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { formatNumber, formatPercent, joined } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

const HIGHEST_RATE = 40;
const LONGEST_UNIT_IN_FIELD = 4;
const groupNames = ["effects", "investment", "yearlyCosts"] as const;

type InputGroupsProps = {
  assumptions: Assumptions;
  /** The assumptions as they were answered, to tell what the visitor has changed. */
  original: Assumptions;
  lang: Locale | undefined;
  onChange: (assumptions: Assumptions) => void;
};

/** Every figure that may be otherwise, under what it is first used for, and the two of the method: discount rate and ramp. */
export function InputGroups({ assumptions, original, lang, onChange }: InputGroupsProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { discountRate, ramp } = assumptions;

  const field = ({ id, label, value, unit, measure, range, source, note }: Parameter) => {
    if (!range) return null;
    // A percentage «of the flow» says so below; its sign stands in the field all the same.
    const isShort = unit.length <= LONGEST_UNIT_IN_FIELD;
    const sign = isShort ? unit : measure === "percent" ? "%" : undefined;
    const isChanged = original.parameters.some((item) => item.id === id && item.value !== value);
    const origin = isChanged ? t("source.changed") : t(`source.${source}`);
    return (
      <NumberField
        key={id}
        label={label}
        lang={lang}
        hint={
          <>
            {!isShort && <span lang={lang}>{unit}</span>}
            {!isShort && " · "}
            {origin}
            {note !== undefined && !isChanged && (
              <>
                : <span lang={lang}>{note}</span>
              </>
            )}
          </>
        }
        value={value}
        {...(sign !== undefined && { unit: sign })}
        valueText={joined(formatNumber(value, locale), unit, locale)}
        {...range}
        onChange={(next) => onChange(withParameter(assumptions, id, next))}
      />
    );
  };

  return (
    <>
      {groupsOf(assumptions).map(
        ({ name, parameters }) =>
          parameters.length > 0 && (
            <fieldset key={name} className="calc-group">
              <legend>{t(`groups.${name}`)}</legend>
              {parameters.map(field)}
            </fieldset>
          ),
      )}
      <fieldset className="calc-group">
        <legend>{t("groups.method")}</legend>
        <NumberField
          label={t("rate")}
          hint={t("rateHint")}
          value={discountRate}
          unit="%"
          valueText={formatPercent(discountRate, locale)}
          min={0}
          max={Math.max(HIGHEST_RATE, original.discountRate)}
          step={1}
          onChange={(next) => onChange({ ...assumptions, discountRate: next })}
        />
        {ramp.map((share, index) => (
          <NumberField
            key={index}
            label={t("ramp", { year: index + 1 })}
            value={share}
            unit="%"
            valueText={formatPercent(share, locale)}
            min={0}
            max={100}
            step={5}
            hasSlider={false}
            onChange={(next) =>
              onChange({ ...assumptions, ramp: ramp.map((before, year) => (year === index ? next : before)) })
            }
          />
        ))}
      </fieldset>
    </>
  );
}

/** Each parameter once, in the first group with a line that uses it. */
function groupsOf(assumptions: Assumptions) {
  const seen = new Set<string>();
  return groupNames.map((name) => {
    const used = new Set(assumptions[name].flatMap(({ factors }) => factors));
    const parameters = assumptions.parameters.filter(
      ({ id, range }) => range !== undefined && used.has(id) && !seen.has(id),
    );
    for (const { id } of parameters) seen.add(id);
    return { name, parameters };
  });
}
