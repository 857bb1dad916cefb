"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import { parseNumber } from "@/components/generator/calculator/number-text";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

export type NumberFieldProps = {
  label: string;
  /** The language of the label and the unit, where the page has another. */
  lang?: Locale | undefined;
  /** What stands below the label: the unit in full, whose figure it is. */
  hint?: ReactNode;
  /** `null`: nobody has answered yet; the field is empty and may be emptied again. */
  value: number | null;
  isOptional?: boolean;
  /** Short enough to stand in the field. */
  unit?: string;
  /** With the unit in words, for the slider. */
  valueText: string;
  min: number;
  max: number;
  step: number;
  hasSlider?: boolean;
  onChange: (value: number | null) => void;
};

/** A number to type, exactly, and to slide, by steps. What is typed counts at once as far as it is within the range. */
export function NumberField(props: NumberFieldProps) {
  const { label, lang, hint, value, unit, valueText, min, max, step, hasSlider = true, onChange } = props;
  const { isOptional = false } = props;
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isEmpty = isOptional && (typed === undefined ? value === null : typed.trim() === "");
  const parsed = typed === undefined ? (value ?? undefined) : parseNumber(typed, locale);
  const isWrong = !isEmpty && (parsed === undefined || parsed < min || parsed > max);

  const type = (text: string) => {
    setTyped(text);
    const number = parseNumber(text, locale);
    if (isOptional && text.trim() === "") onChange(null);
    if (number !== undefined && number >= min && number <= max) onChange(number);
  };
  const settle = () => {
    if (parsed !== undefined && isWrong) onChange(Math.min(max, Math.max(min, parsed)));
    setTyped(undefined);
  };
  const limits = t("limits", { min: formatNumber(min, locale), max: formatNumber(max, locale) });
  const at = value ?? min;
  const share = max > min ? ((Math.min(max, Math.max(min, at)) - min) / (max - min)) * 100 : 0;

  return (
    <div className="calc-input">
      <label id={`${id}-label`} htmlFor={id} lang={lang}>
        {label}
      </label>
      <span className="calc-field" data-wrong={isWrong || undefined}>
        <input
          id={id}
          className="ym-disable-keys"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (value === null ? "" : formatNumber(value, locale))}
          aria-invalid={isWrong}
          aria-describedby={
            [hint !== undefined && `${id}-hint`, isWrong && `${id}-limits`].filter(Boolean).join(" ") ||
            undefined
          }
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === "Enter" && settle()}
        />
        {unit !== undefined && <span lang={lang}>{unit}</span>}
      </span>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {isWrong && (
        <p id={`${id}-limits`} className="calc-limits">
          {limits}
        </p>
      )}
      {hasSlider && (
        <span className="calc-slider">
          <svg aria-hidden="true">
            <rect className="calc-rail" width="100%" height="4" rx="2" />
            <rect className="calc-rail-fill" width={`${String(share)}%`} height="4" rx="2" />
          </svg>
          <input
            type="range"
            min={min}
            max={max}
            step={step}
            value={at}
            aria-labelledby={`${id}-label`}
            aria-valuetext={valueText}
            onChange={(event) => {
              setTyped(undefined);
              onChange(event.target.valueAsNumber);
            }}
          />
        </span>
      )}
    </div>
  );
}
