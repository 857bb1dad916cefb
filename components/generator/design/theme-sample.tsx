"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Painted } from "@/components/generator/design/painted";
import { contrastOf } from "@/lib/generators/colour";
import { partsOf, radiusOf, type ThemeColour, type ThemeToken } from "@/lib/generators/theme";

type ThemeSampleProps = { tokens: readonly ThemeToken[]; colours: readonly ThemeColour[] };

/** A card with its badge, field and buttons in the colours and the rounding of a theme. A picture of controls, not controls. */
export function ThemeSample({ tokens, colours }: ThemeSampleProps) {
  const t = useTranslations("designGenerator.result.styles");
  const properties = useMemo(() => {
    const parts = partsOf(colours);
    const onSoft = contrastOf(parts.accent.rgb, parts.soft.rgb) >= 4.5 ? parts.accent : parts.text;
    return {
      "--sample-background": parts.background.value,
      "--sample-surface": parts.surface.value,
      "--sample-text": parts.text.value,
      "--sample-muted": parts.muted.value,
      "--sample-line": parts.line.value,
      "--sample-accent": parts.accent.value,
      "--sample-link": parts.link.value,
      "--sample-on-accent": parts.onAccent.value,
      "--sample-soft": parts.soft.value,
      "--sample-on-soft": onSoft.value,
      "--sample-alert": parts.alert.value,
      "--sample-radius": radiusOf(tokens, "card") ?? "12px",
      "--sample-control": radiusOf(tokens, "control") ?? radiusOf(tokens, "card") ?? "8px",
    };
  }, [tokens, colours]);

  return (
    <div role="img" aria-label={t("sampleLabel")}>
      <Painted properties={properties} className="theme-sample" aria-hidden="true">
        <div className="theme-card">
          <span className="theme-badge">{t("sample.badge")}</span>
          <p className="theme-eyebrow">{t("sample.eyebrow")}</p>
          <p className="theme-title">{t("sample.title")}</p>
          <p>{t("sample.text")}</p>
          <p className="theme-label">{t("sample.field")}</p>
          <p className="theme-field">{t("sample.value")}</p>
          <div className="theme-buttons">
            <span data-look="primary">{t("sample.primary")}</span>
            <span data-look="secondary">{t("sample.secondary")}</span>
            <span data-look="alert">{t("sample.alert")}</span>
          </div>
        </div>
      </Painted>
    </div>
  );
}
