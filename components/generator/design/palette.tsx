import { Check, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Painted } from "@/components/generator/design/painted";
import { cn } from "@/lib/site/cn";
import { swatchesOf, type Swatch, type ThemeColour } from "@/lib/generators/theme";

/** Every colour beside its partner, with the contrast computed here and what it is enough for. */
export function Palette({ colours }: { colours: readonly ThemeColour[] }) {
  const swatches = useMemo(() => swatchesOf(colours), [colours]);
  return (
    <ul className="overflow-clip rounded-xl border border-line">
      {swatches.map((swatch) => (
        <Row key={swatch.name} swatch={swatch} />
      ))}
    </ul>
  );
}

/** What is said of a colour, and at the right what its contrast is enough for: each on one line, names in one piece. */
const line = "flex min-w-0 items-center justify-between gap-x-2";

/** What a contrast is enough for, as a colour. */
const levels: Readonly<Record<Swatch["level"], string>> = {
  text: "bg-[color-mix(in_oklab,var(--success)_12%,transparent)] text-success",
  large: "bg-[color-mix(in_oklab,var(--yellow)_var(--tint),transparent)] text-yellow",
  none: "bg-[color-mix(in_oklab,var(--destructive)_10%,transparent)] text-destructive",
};

function Row({ swatch: { name, value, against, ratio, level } }: { swatch: Swatch }) {
  const t = useTranslations("designGenerator.result.styles");
  const format = useFormatter();
  const properties = useMemo(() => ({ "--fill": value, "--ink": against.value }), [value, against.value]);
  const [first, ...others] = name.split(", ");
  const Sign = level === "none" ? X : Check;
  const shown = format.number(ratio, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 border-line py-2.5 pr-3 pl-2.5 not-first:border-t">
      <Painted
        properties={properties}
        className="row-span-2 grid size-11 place-items-center rounded-md bg-(--fill) text-[0.9375rem] font-semibold text-(--ink) shadow-[inset_0_0_0_1px_var(--line-strong)] data-[large=true]:text-[1.5rem] data-[large=true]:tracking-[-0.03em]"
        data-large={level !== "text"}
        aria-hidden="true"
      >
        {t("sample.letters")}
      </Painted>
      <span className={line}>
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-[0.875rem] leading-[1.4] wrap-anywhere">
          <code className="font-sans font-semibold">{first}</code>
          {others.map((other) => (
            <code key={other} className="text-mono text-subtle">
              {other}
            </code>
          ))}
        </span>
        <span
          className={`inline-flex flex-none items-center gap-[5px] rounded-sm px-[7px] py-1 text-xs leading-none font-semibold ${levels[level]}`}
        >
          <Sign className="size-3 stroke-[2.4]" />
          {t("ratio", { value: shown })}
        </span>
      </span>
      <span className={cn(line, "flex-wrap items-baseline")}>
        <span className="font-mono text-mono text-subtle">{value}</span>
        <span className="ml-auto text-xs whitespace-nowrap text-subtle">
          {t(`levels.${level}`)},{" "}
          {t.rich("against", {
            name: against.name,
            code: (name) => <code className="font-sans">{name}</code>,
          })}
        </span>
      </span>
    </li>
  );
}
