"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Palette } from "@/components/generator/design/palette";
import { ThemeSample } from "@/components/generator/design/theme-sample";
import { coloursOf, readTheme } from "@/lib/generators/theme";

/** Styles as they look, their palette with its contrast, and then the code. */
export function StylesView({ code }: { code: string }) {
  const t = useTranslations("designGenerator.result.styles");
  const tokens = useMemo(() => readTheme(code), [code]);
  const colours = useMemo(() => coloursOf(tokens), [tokens]);
  return (
    <div className="design-paper">
      {colours.length === 0 ? (
        <p className="caption">{t("noTokens")}</p>
      ) : (
        <div className="theme-parts">
          <section>
            <h3>{t("sampleTitle")}</h3>
            <ThemeSample tokens={tokens} colours={colours} />
          </section>
          <section>
            <h3>{t("paletteTitle")}</h3>
            <Palette colours={colours} />
          </section>
        </div>
      )}
      <section>
        <h3>{t("codeTitle")}</h3>
        <CodeBlock code={code} />
      </section>
    </div>
  );
}

/** Code as it is, in a box that scrolls by keyboard too. */
export function CodeBlock({ code }: { code: string }) {
  const t = useTranslations("designGenerator.result.styles");
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className="theme-code" tabIndex={0} role="group" aria-label={t("codeLabel")}>
      <pre>
        <code>
          {code
            .trim()
            .split("\n")
            .map((line, index) => (
              // Lines repeat, and nothing is ever inserted between them.
              <span key={index} className="theme-line">
                {line}
                {"\n"}
              </span>
            ))}
        </code>
      </pre>
    </div>
  );
}
