import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { DesignPaper } from "@/components/generator/design/design-text";
import { Palette } from "@/components/generator/design/palette";
import { readSample, sampleLooks } from "@/components/generator/design/style-sample";
import { ThemeSample } from "@/components/generator/design/theme-sample";
import { ScrollBox } from "@/components/generator/scroll-box";
import { coloursOf, readTheme } from "@/lib/generators/theme";

const title = "mb-3 text-h4";

/** Styles as they look, their palette with its contrast, and then the code. */
export function StylesView({ code }: { code: string }) {
  const t = useTranslations("designGenerator.result.styles");
  const tokens = useMemo(() => readTheme(code), [code]);
  const colours = useMemo(() => coloursOf(tokens), [tokens]);
  const described = useMemo(() => readSample(code), [code]);
  const looks = useMemo(() => sampleLooks(code), [code]);
  return (
    <DesignPaper>
      {colours.length === 0 ? (
        <p className="text-caption text-subtle">{t("noTokens")}</p>
      ) : (
        <div className="grid grid-cols-2 gap-x-8 gap-y-7 @max-[40rem]:grid-cols-1">
          {/* Figures stand beside each other only where there is room for them. */}
          <section className={described?.kind === "metrics" ? "col-span-full" : "flex flex-col"}>
            <h3 className={title}>{t("sampleTitle")}</h3>
            <ThemeSample tokens={tokens} colours={colours} described={described} looks={looks} />
          </section>
          <section className={described?.kind === "metrics" ? "col-span-full" : ""}>
            <h3 className={title}>{t("paletteTitle")}</h3>
            <Palette colours={colours} />
          </section>
        </div>
      )}
      <section>
        <h3 className={title}>{t("codeTitle")}</h3>
        <CodeBlock code={code} />
      </section>
    </DesignPaper>
  );
}

/** Code as it is, in a box that scrolls by keyboard too and fades where it goes on below. */
export function CodeBlock({ code }: { code: string }) {
  const t = useTranslations("designGenerator.result.styles");
  return (
    <ScrollBox
      label={t("codeLabel")}
      className="max-h-[34rem] [scrollbar-width:thin] overflow-auto rounded-xl border border-line bg-[color-mix(in_oklab,var(--background)_70%,var(--surface))] after:sticky after:bottom-0 after:left-0 after:-mt-12 after:block after:h-12 after:bg-linear-to-t after:from-surface after:to-transparent"
    >
      <pre className="min-w-max pt-4.5 pr-5 pb-12 text-[0.8125rem] leading-[1.7] text-muted-foreground [counter-reset:line]">
        <code>
          {code
            .trim()
            .split("\n")
            .map((line, index) => (
              // Lines repeat, and nothing is ever inserted between them.
              <span
                key={index}
                className="block before:inline-block before:w-11 before:pr-4.5 before:text-right before:text-subtle before:content-[counter(line)] before:select-none before:[counter-increment:line]"
              >
                {line}
                {"\n"}
              </span>
            ))}
        </code>
      </pre>
    </ScrollBox>
  );
}
