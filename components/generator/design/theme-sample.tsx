import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Painted } from "@/components/generator/design/painted";
import { contrastOf } from "@/lib/generators/colour";
import { partsOf, radiusOf, type ThemeColour, type ThemeToken } from "@/lib/generators/theme";

type ThemeSampleProps = { tokens: readonly ThemeToken[]; colours: readonly ThemeColour[] };

const button = "rounded-(--sample-control) border px-4 py-2.5 font-medium";

/**
 * A card with its badge, field and buttons in the colours and the rounding of a theme, whatever the theme of the page. A picture of
 * controls, not controls.
 */
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
      <Painted
        properties={properties}
        className="rounded-xl border border-line-strong bg-(--sample-background) p-6 @max-[40rem]:p-4"
        aria-hidden="true"
      >
        <div
          data-slot="theme-card"
          className="grid gap-1.5 rounded-(--sample-radius) border border-(--sample-line) bg-(--sample-surface) p-[22px] text-[0.9375rem] leading-[1.45] text-(--sample-text)"
        >
          <span className="justify-self-start rounded-[99px] bg-(--sample-soft) px-[9px] py-[3px] text-[0.75rem] font-medium text-(--sample-on-soft)">
            {t("sample.badge")}
          </span>
          <p className="mt-1 text-[0.875rem] font-medium text-(--sample-link)">{t("sample.eyebrow")}</p>
          <p className="text-[1.5rem] leading-[1.2] font-semibold tracking-[-0.028em]">{t("sample.title")}</p>
          <p>{t("sample.text")}</p>
          <p className="mt-2.5 text-[0.8125rem] text-(--sample-muted)">{t("sample.field")}</p>
          <p className="rounded-(--sample-control) border border-(--sample-line) bg-(--sample-background) px-3 py-[9px]">
            {t("sample.value")}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <span className={`${button} border-transparent bg-(--sample-accent) text-(--sample-on-accent)`}>
              {t("sample.primary")}
            </span>
            <span className={`${button} border-(--sample-line)`}>{t("sample.secondary")}</span>
            <span className={`${button} border-transparent text-(--sample-alert)`}>{t("sample.alert")}</span>
          </div>
        </div>
      </Painted>
    </div>
  );
}
