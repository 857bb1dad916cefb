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
import { proposedLook } from "@/components/generator/markdown/proposed";
import { shortTitle } from "@/components/generator/screens/short-title";
import { LabelLanguage } from "@/components/generator/screens/values";
import { partedName } from "@/lib/generators/proposed";
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

/** Own width below which the drawings stand one below the other, px; `@2xl` in the class names. */
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

/** Every screen drawn: in rows on a wide panel, on a narrow one below each other in the order of the functions. */
export function ScreensView({ screens, lang }: ScreensViewProps) {
  const t = useTranslations("generator.workbench.screens");
  const [frame, isNarrow] = useIsNarrow<HTMLDivElement>(NARROW);
  const places = isNarrow ? screens.map((screen) => ({ screen, span: 12 })) : arranged(screens);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t("title", { count: screens.length })}
      data-slot="screens"
      className={`@container/screens mt-7 px-4 print:mt-0 print:px-0 ${paperFloat}`}
    >
      <AllScreens value={screens}>
        <Drawings places={places} lang={lang} isNarrow={isNarrow} />
      </AllScreens>
    </div>
  );
}

type DrawingsProps = { places: readonly Arranged<Screen>[]; lang: Locale; isNarrow: boolean };

const Drawings = ({ places, lang, isNarrow }: DrawingsProps) => (
  <ul
    lang={lang}
    className={clsx(
      "-mb-7 grid gap-x-4",
      "@2xl:grid-flow-row-dense @2xl:grid-cols-12 @2xl:items-stretch @2xl:px-4",
      "print:-mb-5 print:[zoom:0.68] print:grid-flow-row-dense print:grid-cols-12 print:items-stretch",
      rowHeights,
    )}
  >
    {places.map(({ screen, span, start = 0, rows = 1 }) => (
      <li
        key={screen.id}
        className={clsx("grid grid-rows-subgrid", spans[span], starts[start], rowSpans[rows])}
      >
        <Drawn screen={screen} lang={lang} isNarrow={isNarrow} />
      </li>
    ))}
  </ul>
);

type DrawnProps = {
  screen: Screen;
  lang: Locale;
  /** A window is drawn as narrow as a phone. */
  isNarrow: boolean;
};

/** Before the device in «Дежурные — компьютер». */
const DEVICE = /\s[—–]\s/u;

function Drawn({ screen, lang, isNarrow }: DrawnProps) {
  const t = useTranslations("generator.workbench.screens");
  const Drawing = drawings[screen.kind];
  const { name, tag } = partedName(screen.title);
  const parts = [
    ...screen.items.map(({ label, value }) => (value ? `${label}: ${value}` : label)),
    ...screen.actions,
  ];
  return (
    <figure className="row-span-full grid min-w-0 break-inside-avoid grid-rows-subgrid [print-color-adjust:exact]">
      <div
        role="img"
        aria-label={t("alt", { kind: t(`kinds.${screen.kind}`), parts: parts.join(", ") })}
        className={clsx(
          "@container row-[1/-2] flex overflow-clip rounded-[14px] border border-line bg-background bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[14px_14px] p-4",
          screen.device !== "phone" && "@max-2xl/screens:not-print:p-2",
        )}
      >
        <LabelLanguage value={lang}>
          <Frame screen={screen}>
            <Drawing screen={screen} lang={lang} />
          </Frame>
        </LabelLanguage>
      </div>
      <figcaption className="-row-end-1 pt-2.5 pb-7 text-[0.8125rem] leading-[1.4] text-muted-foreground print:pb-5 print:text-[12pt]">
        <strong className="block text-[0.875rem] font-semibold text-pretty text-foreground print:text-[12pt]">
          {screen.code && <span className="mr-2 font-medium text-accent">{screen.code}</span>}
          {shortTitle(name, screen.name)}
          {tag && <span className={`${proposedLook} ml-2`}>{tag}</span>}
        </strong>
        {isNarrow && screen.device !== "phone" ? screen.caption?.split(DEVICE)[0] : screen.caption}
      </figcaption>
    </figure>
  );
}
