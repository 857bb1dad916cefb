import { ArrowRight } from "lucide-react";
import { contrast } from "@/lib/generators/colour";
import { formatNumber } from "@/lib/generators/numbers";
import type { Locale } from "@/lib/i18n/locales";
import { writtenIn } from "@/lib/i18n/written-in";

const HEX = /#[0-9A-F]{6}(?![0-9A-F])/g;
/** Of a grey button: no darker grey is advised, and the pair may stand in the advice. */
const OF_GREY = /кнопке цвет|кнопки с фоном \(|button a colour|with its background \(/u;
const OF_GROUND = /фон до|ground to/u;
const OF_BUTTON = /кнопку до|button to/u;

/**
 * The pair of colours that a finding is about and the pair that it advises, as lines of text or as a button. The words beside say the same.
 * Of a grey button it is the first pair alone.
 */
export function ContrastPair({ text }: { text: string }) {
  const [title = "", ...rest] = text.split("\n");
  const advice = rest.join("\n");
  const named = title.match(HEX) ?? [];
  const advised = advice.match(HEX) ?? [];
  const isGrey = OF_GREY.test(advice);
  const [ink, ground] = isGrey && named.length < 2 ? advised : named;
  const better = isGrey ? undefined : advised[0];
  if (ink === undefined || ground === undefined || (better === undefined && !isGrey)) return null;
  const locale = writtenIn(advice) ?? "ru";
  const isGround = OF_GROUND.test(advice);
  const isButton = isGrey || OF_BUTTON.test(advice);
  return (
    <div aria-hidden="true" className="mt-3 flex items-center gap-3 whitespace-nowrap">
      <Lines ink={ink} ground={ground} isButton={isButton} locale={locale} />
      {better !== undefined && (
        <>
          <ArrowRight className="size-4 text-subtle" />
          <Lines
            ink={isGround ? ink : better}
            ground={isGround ? better : ground}
            isButton={isButton}
            locale={locale}
          />
        </>
      )}
    </div>
  );
}

type LinesProps = { ink: string; ground: string; isButton: boolean; locale: Locale };

/** Lines of a text in its colours with their contrast beside: letters too pale to be read would be so on this page too. */
function Lines({ ink, ground, isButton, locale }: LinesProps) {
  return (
    <span className="flex items-center gap-2.5 text-sm font-medium text-foreground tabular-nums">
      <svg width="76" height="38" className="stroke-none">
        <rect className="stroke-line-strong" x="0.5" y="0.5" width="75" height="37" rx="9" fill={ground} />
        {isButton ? (
          <rect x="12" y="9" width="52" height="20" rx="6" fill={ink} />
        ) : (
          <>
            <rect x="12" y="11" width="52" height="6" rx="3" fill={ink} />
            <rect x="12" y="22" width="36" height="5" rx="2.5" fill={ink} />
          </>
        )}
      </svg>
      {formatNumber(contrast(ink, ground), locale)}
    </span>
  );
}
