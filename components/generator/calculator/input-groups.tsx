import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NumberField } from "@/components/generator/calculator/number-field";
import { ParameterField } from "@/components/generator/calculator/parameter-field";
import { Collapsible, CollapsibleTrigger } from "@/components/ui/collapsible";
import { withParameter } from "@/lib/generators/business-case/with-parameter";
import type { Assumptions, Parameter } from "@/lib/generators/business-case/assumptions";
import { TERM } from "@/lib/generators/business-case/compute";
import { mainLevers, proposedIn } from "@/lib/generators/business-case/sensitivity";
import { isUnlikely, neededValue } from "@/lib/generators/business-case/verdict";
import { thresholdOf, type View } from "@/lib/generators/business-case/view";
import { formatPercent } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";
import { cn } from "@/lib/site/cn";

const HIGHEST_RATE = 40;
const groupNames = ["effects", "investment", "yearlyCosts"] as const;

type InputGroupsProps = {
  /** The assumptions as they stand, and what follows from them. */
  view: View;
  /** The assumptions as they were answered, to tell what the visitor has changed. */
  original: Assumptions;
  lang: Locale | undefined;
  onChange: (assumptions: Assumptions) => void;
};

/**
 * First what nobody has said yet, then the inputs that decide most; all others and the method stand folded below. Without a verdict the
 * answers alone are asked for, each with the value at which the project pays off.
 */
export function InputGroups({ view, original, lang, onChange }: InputGroupsProps) {
  const t = useTranslations("generator.workbench.calculator");
  const { assumptions, why } = view;
  // A number that is reckoned with until it is answered is asked for too.
  const isOpen = (id: string) =>
    original.parameters.some((one) => one.id === id && (one.value === null || one.question !== undefined));
  const levers = mainLevers(original);
  const byId = new Map(assumptions.parameters.map((item) => [item.id, item]));
  const main = levers.flatMap((id) => byId.get(id) ?? []);
  const group = (name: "open" | "main" | (typeof groupNames)[number], parameters: readonly Parameter[]) =>
    parameters.length > 0 && (
      <Group key={name} title={t(`groups.${name}`)} className={name === "open" ? asking : undefined}>
        {parameters.map((parameter) => (
          <ParameterField
            key={parameter.id}
            parameter={parameter}
            answered={original.parameters.find(({ id }) => id === parameter.id)}
            aim={why === undefined ? undefined : aimOf(view, parameter, lang)}
            example={exampleOf(original, parameter)}
            lang={lang}
            onChange={(value) => onChange(withParameter(assumptions, parameter.id, value))}
          />
        ))}
      </Group>
    );
  const asked = group(
    "open",
    main.filter(({ id }) => isOpen(id)),
  );
  const deciding = group(
    "main",
    main.filter(({ id }) => !isOpen(id)),
  );
  const isFolded = why !== undefined && asked;

  return (
    <>
      {asked}
      {!isFolded && deciding}
      <Collapsible className="mt-4">
        <CollapsibleTrigger className="py-2 font-medium">
          {t(isFolded ? "inputs" : "more")}
        </CollapsibleTrigger>
        {isFolded && deciding}
        {groupsOf(assumptions, levers).map(({ name, parameters }) => group(name, parameters))}
        <Method assumptions={assumptions} original={original} onChange={onChange} />
      </Collapsible>
    </>
  );
}

/** Where nothing tells what an answer is worth. */
const SOME = { money: 1000, count: 10, minutes: 10, percent: 10 } as const;
/** An answer of the size at which it pays for the project in a year, by its first digit. */
function exampleOf(assumptions: Assumptions, parameter: Parameter): number {
  // What only the proposed part works on pays for that part.
  const rest = proposedIn(assumptions)?.rest ?? assumptions;
  const needed = neededValue(assumptions, parameter, 1) ?? neededValue(rest, parameter, 1) ?? 0;
  return needed < 1 || isUnlikely(parameter, needed)
    ? SOME[parameter.measure]
    : Number(needed.toPrecision(1));
}

/** The value of an unanswered input at which the project pays off, in words of the document. */
function aimOf(view: View, parameter: Parameter, lang: Locale | undefined): string | undefined {
  if (parameter.value !== null) return undefined;
  const needed = neededValue(view.assumptions, parameter, TERM);
  if (needed === undefined || (parameter.measure === "percent" && needed > 100)) return undefined;
  return thresholdOf(parameter, needed, { ...view, locale: lang ?? view.locale });
}

/** What only the visitor can answer stands out, a row for each question. A floated legend stands within the padding. */
const asking =
  "grid-cols-1 rounded-xl bg-[color-mix(in_oklab,var(--accent)_8%,transparent)] px-4 pt-4 *:first:float-left *:first:col-span-full";

type GroupProps = { title: string; className?: string | undefined; children: ReactNode };

function Group({ title, className, children }: GroupProps) {
  return (
    <fieldset
      className={cn(
        "mt-3.5 grid min-w-0 grid-cols-2 gap-x-8 @max-[36rem]:grid-cols-1 [fieldset+&]:mt-5",
        className,
      )}
    >
      <legend className="mb-2.5 font-mono text-mono text-accent">{title}</legend>
      {children}
    </fieldset>
  );
}

type MethodProps = Omit<InputGroupsProps, "lang" | "view"> & { assumptions: Assumptions };

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
