import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Painted } from "@/components/generator/design/painted";
import { contentOf, type StyleSample } from "@/components/generator/design/style-sample";
import { partsOf, radiusOf, type ThemeColour, type ThemeToken } from "@/lib/generators/theme";

type ThemeSampleProps = {
  tokens: readonly ThemeToken[];
  colours: readonly ThemeColour[];
  /** What is drawn; without parts a card that the page fills with words of its kind. */
  described: StyleSample | undefined;
};

const button = "rounded-(--sample-control) border px-4 py-2.5 font-medium";

/**
 * The screen that was described, with its parts and buttons in the colours and the rounding of a theme, whatever the theme of the page.
 * A picture of controls, not controls.
 */
export function ThemeSample({ tokens, colours, described }: ThemeSampleProps) {
  const t = useTranslations("designGenerator.result.styles");
  const content = contentOf(described ?? { kind: "card", title: "" });
  const rows = t(`sample.content.${content}.rows`)
    .split("\n")
    .map((row) => row.split(": "));
  const filled: StyleSample = {
    kind: described?.kind ?? "card",
    title: t(`sample.content.${content}.title`),
    parts: rows.map(([label = ""]) => label),
    values: rows.map(([, value = ""]) => value),
    button: described?.button,
  };
  const isEmpty = described === undefined || described.parts.length === 0;
  const sample = isEmpty ? filled : described;
  const properties = useMemo(() => {
    const parts = partsOf(colours);
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
          className="grid gap-2 rounded-(--sample-radius) border border-(--sample-line) bg-(--sample-surface) p-[22px] text-[0.9375rem] leading-[1.45] text-(--sample-text)"
        >
          <p className="text-[1.375rem] leading-[1.2] font-semibold tracking-[-0.022em] text-balance">
            {sample.title}
          </p>
          {isEmpty && content === "shop" && (
            <span className="h-24 rounded-(--sample-control) bg-(--sample-soft)" />
          )}
          <Parts {...sample} />
          <div className="mt-3 flex flex-wrap gap-2">
            <span className={`${button} border-transparent bg-(--sample-accent) text-(--sample-on-accent)`}>
              {sample.button ?? t(`sample.content.${content}.primary`)}
            </span>
            <span className={`${button} border-(--sample-line)`}>
              {t(`sample.content.${content}.secondary`)}
            </span>
          </div>
        </div>
        <Specimen />
      </Painted>
    </div>
  );
}

/** Sizes of text and states of a field: what every screen has besides its own parts. */
function Specimen() {
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
            className={`${field} border-(--sample-accent) outline-2 outline-offset-2 outline-(--sample-accent)`}
          />
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

const fill = "rounded-[99px] bg-(--sample-soft)";

/** The parts of the screen as a form, as figures, as rows or as lines of a card; what is not described is a bar. */
function Parts({ kind, parts, values }: StyleSample) {
  const label = "text-[0.875rem] text-(--sample-muted)";
  if (kind === "form")
    return parts.map((part, index) => (
      <p key={part} className={`grid gap-1 ${label}`}>
        {part}
        <span className="h-10 rounded-(--sample-control) border border-(--sample-line) bg-(--sample-background) px-3 py-2">
          {values?.[index]}
        </span>
      </p>
    ));
  if (kind === "metrics")
    return (
      <div className={`grid gap-2 ${values ? "grid-cols-3" : "grid-cols-2"}`}>
        {parts.map((part, index) => (
          <p
            key={part}
            className={`grid content-between gap-3 rounded-(--sample-control) border border-(--sample-line) p-3 ${label}`}
          >
            {part}
            {values ? (
              <b className="text-[1.375rem] leading-none font-semibold text-(--sample-text)">
                {values[index]}
              </b>
            ) : (
              <span className="h-4 w-2/3 rounded-sm bg-(--sample-link)" />
            )}
          </p>
        ))}
      </div>
    );
  return parts.map((part, index) => (
    <p
      key={part}
      className="flex items-center justify-between gap-4 border-(--sample-line) py-2 not-first:border-t"
    >
      {part}
      {values ? (
        <span className="text-right text-(--sample-muted)">{values[index]}</span>
      ) : kind === "table" ? (
        <span className={`${fill} h-5 w-14 flex-none`} />
      ) : (
        index === 0 && <span className="size-2.5 flex-none rounded-full bg-(--sample-link)" />
      )}
    </p>
  ));
}
