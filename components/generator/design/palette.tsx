"use client";

import { Check, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Painted } from "@/components/generator/design/painted";
import { swatchesOf, type Swatch, type ThemeColour } from "@/lib/generators/theme";

/** Every colour beside its partner, with the contrast computed here and what it is enough for. */
export function Palette({ colours }: { colours: readonly ThemeColour[] }) {
  const swatches = useMemo(() => swatchesOf(colours), [colours]);
  return (
    <ul className="palette">
      {swatches.map((swatch) => (
        <Row key={swatch.name} swatch={swatch} />
      ))}
    </ul>
  );
}

function Row({ swatch: { name, value, against, ratio, level } }: { swatch: Swatch }) {
  const t = useTranslations("designGenerator.result.styles");
  const format = useFormatter();
  const properties = useMemo(() => ({ "--fill": value, "--ink": against.value }), [value, against.value]);
  const shown = format.number(ratio, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <li>
      <Painted
        properties={properties}
        className="palette-fill"
        data-large={level !== "text"}
        aria-hidden="true"
      >
        {t("sample.letters")}
      </Painted>
      <code className="palette-name">{name}</code>
      <span className="palette-ratio" data-level={level}>
        {level === "none" ? <X /> : <Check />}
        {t("ratio", { value: shown })}
      </span>
      <span className="mono palette-value">{value}</span>
      <span className="caption palette-use">
        {t(`levels.${level}`)},{" "}
        {t.rich("against", { name: against.name, code: (name) => <code>{name}</code> })}
      </span>
    </li>
  );
}
