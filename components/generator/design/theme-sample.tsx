import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Painted } from "@/components/generator/design/painted";
import { SampleParts } from "@/components/generator/design/sample-parts";
import { rowOf, type SampleLooks, type StyleSample } from "@/components/generator/design/style-sample";
import { lengthOf, partsOf, radiusOf, type ThemeColour, type ThemeToken } from "@/lib/generators/theme";

type ThemeSampleProps = {
  tokens: readonly ThemeToken[];
  colours: readonly ThemeColour[];
  /** What is drawn; a file that describes no sample gets a card of the page. */
  described: StyleSample | undefined;
  looks: SampleLooks;
};

const button =
  "grow rounded-(--sample-control) border px-3 py-2.5 text-center text-[0.875em] font-medium wrap-break-word";
const serif = "font-[family-name:Georgia,Cambria,serif]";

/**
 * The screen that was described, with its parts and buttons in the colours, the sizes and the rounding of a theme, whatever the theme
 * of the page. A picture of controls, not controls.
 */
export function ThemeSample({ tokens, colours, described, looks }: ThemeSampleProps) {
  const t = useTranslations("designGenerator.result.styles");
  const sample: StyleSample = described ?? {
    kind: "card",
    title: t("sample.card.title"),
    rows: t("sample.card.rows").split("\n").map(rowOf),
    buttons: [t("sample.card.primary"), t("sample.card.secondary")],
  };
  const parts = useMemo(() => partsOf(colours), [colours]);
  const properties = useMemo(
    () => ({
      "--sample-background": parts.background.value,
      "--sample-surface": parts.surface.value,
      "--sample-text": parts.text.value,
      "--sample-muted": parts.muted.value,
      "--sample-line": parts.line.value,
      "--sample-accent": parts.accent.value,
      "--sample-ring": parts.ring.value,
      "--sample-link": parts.link.value,
      "--sample-on-accent": parts.onAccent.value,
      "--sample-soft": parts.soft.value,
      "--sample-alert": parts.alert.value,
      "--sample-warning": parts.warning.value,
      "--sample-second": parts.second.value,
      "--sample-radius": radiusOf(tokens, "card") ?? "12px",
      "--sample-control": radiusOf(tokens, "control") ?? radiusOf(tokens, "card") ?? "8px",
      "--sample-body": lengthOf(tokens, "text-body") ?? "0.9375rem",
      "--sample-figure": lengthOf(tokens, "text-figure") ?? "1.375rem",
    }),
    [parts, tokens],
  );
  const [primary, secondary] = sample.buttons;
  // A second colour is a line over the card and the edge of the second button.
  const hasSecond = parts.second !== parts.accent;
  return (
    <div role="img" aria-label={t("sampleLabel")} className="grid flex-1">
      <Painted
        properties={properties}
        className={`grid content-center rounded-xl border border-line-strong bg-(--sample-background) p-6 @max-[40rem]:p-4 ${looks.isSerif ? serif : ""}`}
        aria-hidden="true"
      >
        <div
          data-slot="theme-card"
          className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-(--sample-radius) border border-(--sample-line) bg-(--sample-surface) p-[22px] text-(length:--sample-body) leading-[1.45] text-(--sample-text)"
        >
          {hasSecond && <span className="mb-1 h-1.5 w-14 rounded-sm bg-(--sample-second)" />}
          <p
            className={`text-[1.375rem] leading-[1.2] font-semibold tracking-[-0.022em] text-balance wrap-anywhere ${looks.isSerifHeading ? serif : ""}`}
          >
            {sample.title}
          </p>
          <SampleParts sample={sample} looks={looks} />
          <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
            {primary !== undefined && (
              <span
                className={`${button} border-(--sample-ring) bg-(--sample-accent) text-(--sample-on-accent)`}
              >
                {primary}
              </span>
            )}
            {secondary !== undefined && (
              <span
                className={`${button} ${hasSecond ? "border-2 border-(--sample-second)" : "border-(--sample-line)"}`}
              >
                {secondary}
              </span>
            )}
          </div>
        </div>
        {sample.kind !== "metrics" && <Specimen hasWarning={parts.warning !== parts.alert} />}
      </Painted>
    </div>
  );
}

/** Sizes of text and states of a field: what every screen has besides its own parts. */
function Specimen({ hasWarning }: { hasWarning: boolean }) {
  const t = useTranslations("designGenerator.result.styles.sample");
  const field = "h-10 rounded-(--sample-control) border bg-(--sample-surface)";
  return (
    <div className="mt-5 grid gap-4 text-[0.9375rem] leading-[1.45] text-(--sample-text)">
      <p>
        <span className="block text-[1.125rem] font-semibold tracking-[-0.015em]">{t("heading")}</span>
        {t("body")} <span className="text-(--sample-link) underline underline-offset-3">{t("link")}</span>
      </p>
      <div className="grid grid-cols-2 gap-3 text-[0.875rem] text-(--sample-muted)">
        <p className="grid content-start gap-1">
          {t("focused")}
          <span
            className={`${field} border-(--sample-ring) outline-2 outline-offset-2 outline-(--sample-ring)`}
          />
          {hasWarning && <span className="mt-1 text-(--sample-warning)">{t("warning")}</span>}
        </p>
        <p className="grid content-start gap-1">
          {t("invalid")}
          <span className={`${field} border-(--sample-alert)`} />
          <span className="text-(--sample-alert)">{t("alert")}</span>
        </p>
      </div>
    </div>
  );
}
