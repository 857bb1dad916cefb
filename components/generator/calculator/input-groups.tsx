import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NumberField } from "@/components/generator/calculator/number-field";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { mainLevers } from "@/lib/generators/business-case/sensitivity";
import { formatNumber, formatPercent, joined } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

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

/** First what nobody has said yet, then the inputs that decide most; all others and the method stand folded below. */
export function InputGroups({ assumptions, original, lang, onChange }: InputGroupsProps) {
  const t = useTranslations("generator.workbench.calculator");
  const isOpen = (id: string) => original.parameters.some((item) => item.id === id && item.value === null);
  const levers = mainLevers(original);
  const byId = new Map(assumptions.parameters.map((item) => [item.id, item]));
  const main = levers.flatMap((id) => byId.get(id) ?? []);
  const field = (parameter: Parameter) => (
    <ParameterField
      key={parameter.id}
      parameter={parameter}
      answered={original.parameters.find(({ id }) => id === parameter.id)}
      lang={lang}
      onChange={(value) => onChange(withParameter(assumptions, parameter.id, value))}
    />
  );
  const group = (name: "open" | "main" | (typeof groupNames)[number], parameters: readonly Parameter[]) =>
    parameters.length > 0 && (
      <Group key={name} title={t(`groups.${name}`)}>
        {parameters.map(field)}
      </Group>
    );

  return (
    <>
      {group(
        "open",
        main.filter(({ id }) => isOpen(id)),
      )}
      {group(
        "main",
        main.filter(({ id }) => !isOpen(id)),
      )}
      <Collapsible>
        <CollapsibleTrigger className="py-2 font-medium">{t("more")}</CollapsibleTrigger>
        {groupsOf(assumptions, levers).map(({ name, parameters }) => group(name, parameters))}
        <Method assumptions={assumptions} original={original} onChange={onChange} />
      </Collapsible>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-3.5 grid min-w-0 gap-4 [fieldset+&]:mt-6">
      <legend className="mb-2.5 font-mono text-mono text-accent">{title}</legend>
      {children}
    </fieldset>
  );
}

type ParameterFieldProps = {
  parameter: Parameter;
  /** As it was answered. */
  answered: Parameter | undefined;
  lang: Locale | undefined;
  onChange: (value: number | null) => void;
};

/** One input with its unit and where its number comes from. */
function ParameterField({ parameter, answered, lang, onChange }: ParameterFieldProps) {
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
      isOptional={isOpen}
      {...(sign !== undefined && { unit: sign })}
      valueText={value === null ? t("noAnswer") : joined(formatNumber(value, locale), unit, locale)}
      {...range}
      onChange={onChange}
    />
  );
}

type MethodProps = Omit<InputGroupsProps, "lang">;

/** The numbers of the method: discount rate and ramp. */
function Method({ assumptions, original, onChange }: MethodProps) {
  const locale = useLocale();
  const t = useTranslations("generator.workbench.calculator");
  const { discountRate, ramp } = assumptions;
  return (
    <Group title={t("groups.method")}>
      <NumberField
        label={t("rate")}
        hint={t("rateHint")}
        value={discountRate}
        unit="%"
        valueText={formatPercent(discountRate, locale)}
        min={0}
        max={Math.max(HIGHEST_RATE, original.discountRate)}
        step={1}
        onChange={(next) => onChange({ ...assumptions, discountRate: next ?? discountRate })}
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
            onChange({
              ...assumptions,
              ramp: ramp.map((before, year) => (year === index ? (next ?? before) : before)),
            })
          }
        />
      ))}
    </Group>
  );
}

/** Parameters beside the main ones, each once, in the first group with a line that uses it. */
function groupsOf(assumptions: Assumptions, main: readonly string[]) {
  const seen = new Set<string>(main);
  return groupNames.map((name) => {
    const used = new Set(assumptions[name].flatMap(({ factors }) => factors));
    const parameters = assumptions.parameters.filter(
      ({ id, range }) => range !== undefined && used.has(id) && !seen.has(id),
    );
    for (const { id } of parameters) seen.add(id);
    return { name, parameters };
  });
}
