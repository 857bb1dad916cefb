import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import type { ReactElement } from "react";
import { paperFloat } from "@/components/generator/paper-float";
import { BoardScreen, StagesScreen } from "@/components/generator/screens/board-screens";
import { arranged, type Arranged } from "@/components/generator/screens/arrange";
import { useIsNarrow } from "@/components/generator/diagram/use-is-narrow";
import { ChatScreen } from "@/components/generator/screens/chat-screen";
import { DeskScreen } from "@/components/generator/screens/desk-screen";
import { AllScreens, Frame } from "@/components/generator/screens/frame";
import { MapScreen } from "@/components/generator/screens/map-screen";
import { MonitorScreen } from "@/components/generator/screens/monitor-screen";
import { PlanScreen } from "@/components/generator/screens/plan-screen";
import { CardScreen, DashboardScreen, FormScreen } from "@/components/generator/screens/record-screens";
import { MessageScreen, PaperScreen } from "@/components/generator/screens/sheet-screens";
import { ListScreen } from "@/components/generator/screens/table-screens";
import { CalendarScreen } from "@/components/generator/screens/time-screens";
import { shortTitle } from "@/components/generator/screens/short-title";
import { Strip } from "@/components/generator/screens/strip";
import { LabelLanguage } from "@/components/generator/screens/values";
import type { Screen, ScreenKind } from "@/lib/generators/screens";
import type { Locale } from "@/lib/i18n/routing";

type Drawing = (props: { screen: Screen; lang: Locale }) => ReactElement;

const drawings: Record<ScreenKind, Drawing> = {
  form: FormScreen,
  list: ListScreen,
  board: BoardScreen,
  monitor: MonitorScreen,
  stages: StagesScreen,
  calendar: CalendarScreen,
  desk: DeskScreen,
  plan: PlanScreen,
  dashboard: DashboardScreen,
  card: CardScreen,
  chat: ChatScreen,
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

/** First columns. */
const starts: Record<number, string> = {
  1: "@2xl:col-start-1 print:col-start-1",
  5: "@2xl:col-start-5 print:col-start-5",
  9: "@2xl:col-start-9 print:col-start-9",
};
/** The rows that a phone stands beside. Each has two lines of the grid: drawings, and words below them. */
const rowSpans: Record<number, string> = {
  1: "row-span-2",
  2: "row-span-2 @2xl:row-span-4 print:row-span-4",
  3: "row-span-2 @2xl:row-span-6 print:row-span-6",
};

/** A drawing that stands beside several rows is as high as they are: words take none of the room that it asks for. */
const rowHeights =
  "@2xl:auto-rows-[minmax(min-content,0.001fr)_min-content] print:auto-rows-[minmax(min-content,0.001fr)_min-content]";

/** Every screen drawn, in rows on a wide panel. On a narrow one all stand in one strip to be leafed through, in the order of the functions. */
export function ScreensView({ screens, lang }: ScreensViewProps) {
  const t = useTranslations("generator.workbench.screens");
  const [frame, isNarrow] = useIsNarrow<HTMLDivElement>(NARROW);
  return (
    <div
      ref={frame}
      data-slot="screens"
      className={`@container/strip mt-7 grid gap-5 overflow-x-clip print:mt-0 print:overflow-visible ${paperFloat}`}
    >
      <AllScreens value={screens}>
        {isNarrow ? (
          <Strip label={t("title", { count: screens.length })} titles={screens.map(({ title }) => title)}>
            {(current) => (
              <Drawings
                places={screens.map((screen) => ({ screen, span: 12 }))}
                lang={lang}
                current={current}
              />
            )}
          </Strip>
        ) : (
          <Drawings places={arranged(screens)} lang={lang} />
        )}
      </AllScreens>
    </div>
  );
}

type DrawingsProps = {
  places: readonly Arranged<Screen>[];
  lang: Locale;
  /** The one that is looked at, where they stand in a strip. */
  current?: number;
};

const Drawings = ({ places, lang, current }: DrawingsProps) => (
  <ul
    lang={lang}
    className={clsx(
      "grid w-max min-w-full grid-flow-col grid-rows-[auto_auto] gap-x-4 px-4",
      "@2xl:-mb-7 @2xl:w-auto @2xl:grid-flow-row-dense @2xl:grid-cols-12 @2xl:grid-rows-none @2xl:items-stretch @2xl:px-8",
      "print:-mb-5 print:w-auto print:[zoom:0.68] print:grid-flow-row-dense print:grid-cols-12 print:grid-rows-none print:items-stretch print:px-0",
      rowHeights,
      // In a strip each is as high as what it shows.
      current !== undefined && "items-start",
    )}
  >
    {places.map(({ screen, span, start = 0, rows = 1 }, index) => (
      <li
        key={screen.id}
        className={clsx(
          "grid snap-start @2xl:w-auto print:w-auto",
          current === undefined && "grid-rows-subgrid",
          "w-[min(100cqw-3.5rem,26rem)]",
          "@max-2xl:not-print:only:w-[calc(100cqw-2rem)]",
          spans[span],
          starts[start],
          rowSpans[rows],
        )}
      >
        <Drawn
          screen={screen}
          lang={lang}
          isInStrip={current !== undefined}
          isAside={current !== undefined && index !== current}
        />
      </li>
    ))}
  </ul>
);

type DrawnProps = { screen: Screen; lang: Locale; isInStrip: boolean; isAside: boolean };

function Drawn({ screen, lang, isInStrip, isAside }: DrawnProps) {
  const t = useTranslations("generator.workbench.screens");
  const Drawing = drawings[screen.kind];
  const parts = [
    ...screen.items.map(({ label, value }) => (value ? `${label}: ${value}` : label)),
    ...screen.actions,
  ];
  return (
    <figure
      className={clsx(
        "min-w-0 break-inside-avoid [print-color-adjust:exact]",
        !isInStrip && "row-span-full grid grid-rows-subgrid",
      )}
    >
      <div
        role="img"
        aria-label={t("alt", { kind: t(`kinds.${screen.kind}`), parts: parts.join(", ") })}
        className={clsx(
          "@container row-[1/-2] flex overflow-clip rounded-[14px] border border-line bg-background bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[14px_14px] p-4",
          screen.device !== "phone" && "@max-2xl/strip:not-print:p-2",
        )}
      >
        <LabelLanguage value={lang}>
          <Frame screen={screen}>
            <Drawing screen={screen} lang={lang} />
          </Frame>
        </LabelLanguage>
      </div>
      {/* In a strip the words are those of the screen that is looked at: those of the next one would be cut. */}
      <figcaption
        data-aside={isAside || undefined}
        className="-row-end-1 pt-2.5 text-[0.8125rem] leading-[1.4] text-muted-foreground transition-opacity not-print:data-aside:opacity-0 @2xl:pb-7 print:pb-5 print:text-[12pt]"
      >
        <strong className="block text-[0.875rem] font-semibold text-pretty text-foreground print:text-[12pt]">
          {screen.code && <span className="mr-2 font-medium text-accent tabular-nums">{screen.code}</span>}
          {shortTitle(screen.title, screen.name)}
        </strong>
        {screen.caption}
      </figcaption>
    </figure>
  );
}
