import { clsx } from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import { parseNumber } from "@/components/generator/calculator/number-text";
import { Slider } from "@/components/ui/slider";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/routing";

export type NumberFieldProps = {
  label: string;
  /** The language of the label and the unit, where the page has another. */
  lang?: Locale | undefined;
  /** What stands below the control: the unit in full, whose figure it is and why it is so. */
  hint?: ReactNode;
  /** `null`: nobody has answered yet; the field is empty and may be emptied again. */
  value: number | null;
  isOptional?: boolean;
  /** What an answer may look like. */
  example?: number | undefined;
  /** Short enough to stand in the field. */
  unit?: string;
  /** With the unit in words, for the slider, which only stands where there is a value. */
  valueText: string;
  min: number;
  max: number;
  step: number;
  hasSlider?: boolean;
  onChange: (value: number | null) => void;
};

/** The frame of number and unit, in which the control itself has none. */
const box = [
  "flex min-h-[34px] items-center gap-[5px] rounded-md border border-input px-2.5 @max-[36rem]:min-h-11 md:pointer-fine:text-[0.875rem]",
  "bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] data-wrong:border-destructive",
  "focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent",
].join(" ");

/**
 * A number to slide, by steps, and to type, exactly, below its label; its lines stand level with those of the field beside it. An unanswered
 * one is a question with its field in one row. What is typed counts at once as far as it is within the range.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, lang, hint, value, unit, valueText, min, max, step, hasSlider = true, onChange } = props;
  const { isOptional = false, example } = props;
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

  const slider = hasSlider && value !== null && (
    <Slider
      className={clsx("pointer-coarse:h-11", isOptional && "col-span-full")}
      min={min}
      max={max}
      step={step}
      value={value}
      aria-labelledby={`${id}-label`}
      aria-valuetext={valueText}
      onValueChange={(next) => {
        setTyped(undefined);
        onChange(next);
      }}
    />
  );

  return (
    <div className="row-span-4 grid grid-cols-[minmax(0,1fr)_auto] grid-rows-subgrid items-center gap-x-4 pb-4 @max-[19rem]:grid-cols-1">
      <label
        id={`${id}-label`}
        htmlFor={id}
        lang={lang}
        className={clsx(
          "text-sm/[1.35] text-foreground",
          isOptional
            ? "@max-[36rem]:col-span-full"
            : hasSlider
              ? "col-span-full mb-1 self-end"
              : "row-span-2",
        )}
      >
        {label}
      </label>
      {/* Without an answer its thumb would stand at the least value, which nobody has said. */}
      {!isOptional && slider}
      <span
        className={clsx(
          box,
          isOptional
            ? "w-64 @max-[36rem]:col-span-full @max-[36rem]:mt-1.5 @max-[36rem]:w-full"
            : "w-36 @max-[19rem]:w-full md:pointer-fine:w-32",
          !hasSlider && "row-span-2",
        )}
        data-wrong={isWrong || undefined}
      >
        <input
          id={id}
          className="ym-disable-keys w-0 min-w-0 flex-1 bg-transparent text-right font-semibold text-foreground outline-none placeholder:font-normal"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={
            example === undefined ? undefined : t("example", { value: formatNumber(example, locale) })
          }
          value={typed ?? (value === null ? "" : formatNumber(value, locale))}
          aria-invalid={isWrong}
          aria-describedby={
            [
              unit !== undefined && `${id}-unit`,
              hint !== undefined && `${id}-hint`,
              isWrong && `${id}-limits`,
            ]
              .filter(Boolean)
              .join(" ") || undefined
          }
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => event.key === "Enter" && settle()}
        />
        {unit !== undefined && (
          <span id={`${id}-unit`} lang={lang} className="text-[0.8125rem] whitespace-nowrap text-subtle">
            {unit}
          </span>
        )}
      </span>
      {isOptional && slider}
      {hint !== undefined && (
        <small id={`${id}-hint`} className="col-span-full self-start text-xs text-balance text-subtle">
          {hint}
        </small>
      )}
      {isWrong && (
        <p id={`${id}-limits`} className="col-span-full text-right text-xs text-destructive">
          {limits}
        </p>
      )}
    </div>
  );
}
