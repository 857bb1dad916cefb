import { ArrowRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Painted } from "@/components/generator/design/painted";
import { contrast } from "@/lib/generators/colour";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";

const HEX = /#[0-9A-F]{6}(?![0-9A-F])/g;
const OF_GROUND = /фон до|ground to/u;

/** The pair of colours that a finding is about and the pair that it advises, as letters. The text says the same in figures. */
export function ContrastPair({ text }: { text: string }) {
  const [title = "", ...rest] = text.split("\n");
  const [ink, ground] = title.match(HEX) ?? [];
  const [better] = rest.join("\n").match(HEX) ?? [];
  if (ink === undefined || ground === undefined || better === undefined) return null;
  const isGround = OF_GROUND.test(rest.join("\n"));
  return (
    <div aria-hidden="true" className="mt-3 flex items-center gap-3 whitespace-nowrap">
      <Letters ink={ink} ground={ground} />
      <ArrowRight className="size-4 text-subtle" />
      <Letters ink={isGround ? ink : better} ground={isGround ? better : ground} />
    </div>
  );
}

function Letters({ ink, ground }: { ink: string; ground: string }) {
  const t = useTranslations("designGenerator.result.styles");
  const locale: Locale = useLocale();
  const properties = useMemo(() => ({ "--ink": ink, "--fill": ground }), [ink, ground]);
  return (
    <Painted
      properties={properties}
      className="flex items-baseline gap-2.5 rounded-md bg-(--fill) px-3.5 py-2 text-(--ink) shadow-[inset_0_0_0_1px_var(--line-strong)]"
    >
      <b className="text-[1.125rem] leading-none font-semibold">{t("sample.letters")}</b>
      <span className="text-sm leading-none tabular-nums">{formatNumber(contrast(ink, ground), locale)}</span>
    </Painted>
  );
}
