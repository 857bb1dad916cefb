import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import type { ReactElement } from "react";
import { paperFloat } from "@/components/generator/paper-float";
import { ScrollBox } from "@/components/generator/scroll-box";
import { arranged } from "@/components/generator/screens/arrange";
import { useIsNarrow } from "@/components/generator/diagram/use-is-narrow";
import { Frame } from "@/components/generator/screens/frame";
import {
  CardScreen,
  DashboardScreen,
  FormScreen,
  MapScreen,
  MessageScreen,
  PaperScreen,
} from "@/components/generator/screens/record-screens";
import { BoardScreen, ListScreen, StagesScreen } from "@/components/generator/screens/table-screens";
import { CalendarScreen } from "@/components/generator/screens/time-screens";
import type { Screen, ScreenKind } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/routing";

type Drawing = (props: { screen: Screen; lang: Locale }) => ReactElement;

const drawings: Record<ScreenKind, Drawing> = {
  form: FormScreen,
  list: ListScreen,
  board: BoardScreen,
  stages: StagesScreen,
  calendar: CalendarScreen,
  dashboard: DashboardScreen,
  card: CardScreen,
  map: MapScreen,
  message: MessageScreen,
  paper: PaperScreen,
};

/** Own width below which the drawings stand in one row to be leafed through, px; `@2xl` in the class names. */
const NARROW = 672;

/** Whole class names, since Tailwind looks for them in the source. */
const spans: Record<number, string> = {
  4: "@2xl:col-span-4 print:col-span-4",
  6: "@2xl:col-span-6 print:col-span-6",
  8: "@2xl:col-span-8 print:col-span-8",
  12: "@2xl:col-span-12 print:col-span-12",
};

type ScreensViewProps = {
  screens: readonly Screen[];
  /** The language of the labels. */
  lang: Locale;
};

/**
 * Every screen drawn, in rows on a wide panel. On a narrow one screens of like height stand side by side to be leafed through: one strip
 * of wide screens, one of phones, in the order of their first screens.
 */
export function ScreensView({ screens, lang }: ScreensViewProps) {
  const t = useTranslations("generator.workbench.screens");
  const [frame, isNarrow] = useIsNarrow<HTMLDivElement>(NARROW);
  return (
    <div
      ref={frame}
      data-slot="screens"
      className={`@container mt-7 grid gap-5 overflow-x-clip print:mt-0 print:overflow-visible ${paperFloat}`}
    >
      {isNarrow ? (
        strips(screens).map((strip) => (
          <ScrollBox
            key={strip[0]?.id}
            label={t("title", { count: strip.length })}
            className="snap-x snap-mandatory scroll-px-4 [scrollbar-width:thin] overflow-x-auto"
          >
            <Drawings screens={strip} lang={lang} />
          </ScrollBox>
        ))
      ) : (
        <Drawings screens={screens} lang={lang} />
      )}
    </div>
  );
}

const isPhone = ({ device }: Screen) => device === "phone";

function strips(screens: readonly Screen[]): Screen[][] {
  const parts = [screens.filter(isPhone), screens.filter((screen) => !isPhone(screen))];
  const ordered = screens[0] && isPhone(screens[0]) ? parts : parts.toReversed();
  return ordered.filter(({ length }) => length > 0);
}

const Drawings = ({ screens, lang }: ScreensViewProps) => (
  <ul
    lang={lang}
    className={clsx(
      "flex w-max min-w-full gap-4 px-4 pb-3",
      "@2xl:grid @2xl:w-auto @2xl:grid-cols-12 @2xl:gap-y-7 @2xl:px-8 @2xl:pb-0",
      "print:grid print:w-auto print:[zoom:0.74] print:grid-cols-12 print:gap-y-5 print:px-0 print:pb-0",
    )}
  >
    {arranged(screens).map(({ screen, span }) => (
      <li
        key={screen.id}
        className={clsx(
          "flex snap-start @2xl:w-auto print:w-auto",
          isPhone(screen) ? "w-[min(78cqw,17rem)]" : "w-[min(80cqw,26rem)]",
          "@max-2xl:not-print:only:w-[calc(100cqw-2rem)]",
          spans[span],
        )}
      >
        <Drawn screen={screen} lang={lang} />
      </li>
    ))}
  </ul>
);

function Drawn({ screen, lang }: { screen: Screen; lang: Locale }) {
  const t = useTranslations("generator.workbench.screens");
  const Drawing = drawings[screen.kind];
  const parts = [
    ...screen.items.map(({ label, value }) => (value ? `${label}: ${value}` : label)),
    ...screen.actions,
  ];
  return (
    <figure className="flex min-w-0 flex-1 break-inside-avoid flex-col [print-color-adjust:exact]">
      <div
        role="img"
        aria-label={t("alt", { kind: t(`kinds.${screen.kind}`), parts: parts.join(", ") })}
        className="@container flex flex-1 rounded-[14px] border border-line bg-background bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[14px_14px] p-4"
      >
        <Frame screen={screen}>
          <Drawing screen={screen} lang={lang} />
        </Frame>
      </div>
      <figcaption className="mt-2.5 text-[0.8125rem] leading-[1.4] text-muted-foreground print:text-[11pt]">
        <strong className="block text-[0.875rem] font-semibold text-foreground print:text-[11pt]">
          {screen.code && <span className="mr-2 font-mono font-medium text-accent">{screen.code}</span>}
          {screen.title}
        </strong>
        {screen.caption}
      </figcaption>
    </figure>
  );
}
