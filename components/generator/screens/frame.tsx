import { clsx } from "clsx";
import { createContext, use, type CSSProperties, type ReactNode } from "react";
import { Actions, Label } from "@/components/generator/screens/parts";
import { partedName } from "@/lib/generators/proposed";
import type { Screen, ScreenKind } from "@/lib/generators/screens";

type FrameProps = { screen: Screen; children: ReactNode };

/** The device around a screen with what each screen has: its title, the number it is made for, what can be pressed. */
export function Frame({ screen, children }: FrameProps) {
  return screen.device === "phone" ? (
    <PhoneFrame screen={screen}>{children}</PhoneFrame>
  ) : (
    <WideFrame screen={screen}>{children}</WideFrame>
  );
}

const Title = ({ screen: { name, title, figure } }: { screen: Screen }) => (
  <span className="grid min-w-0 gap-0.5">
    <span className="block text-[0.8125rem] leading-[1.25] font-semibold tracking-[-0.01em] wrap-break-word text-foreground">
      {name ?? title}
    </span>
    {figure !== undefined && <Label tone="accent">{figure}</Label>}
  </span>
);

/** A conversation has its buttons below what is said, and one thing on a phone below what matters now; a schedule beside the day it shows. */
const buttonsOf = ({ kind, device, actions }: Screen) =>
  kind === "chat" || kind === "desk" || (kind === "card" && device === "phone") ? [] : actions;

/** On a phone these fill the height they are given. */
const fills: readonly ScreenKind[] = ["chat", "list"];

/** The dark stops at the frame. Text inherits the colour that the page has worked out, hence it is set again. */
const toneOf = ({ isDark }: Screen) => isDark && "dark text-foreground";

/** Nor does the shadow of a dark page fall around it, which is heavy on a light one. */
const shadowOf = ({ isDark }: Screen): CSSProperties & { "--shadow"?: string } =>
  isDark === true ? { "--shadow": "0 20px 48px -16px oklch(0 0 0 / 0.3)" } : {};

const PhoneFrame = ({ screen, children }: FrameProps) => {
  const actions = buttonsOf(screen);
  // A note and what goes with it stand together in the middle.
  const isSparse = screen.items.some(({ control }) => control === "note");
  return (
    <span
      className={clsx(
        "mx-auto flex w-full max-w-60 flex-col rounded-[24px] bg-surface px-3.5 pt-2 pb-3.5 shadow-[0_0_0_1px_var(--line-strong),var(--shadow)]",
        toneOf(screen),
        // A note alone would leave most of a tall one empty.
        isSparse ? "self-center pb-7" : "self-stretch",
      )}
      style={shadowOf(screen)}
    >
      <span className="mx-auto mb-3 block h-1 w-11 rounded-full bg-foreground/18" />
      <Title screen={screen} />
      <span
        className={clsx(
          "flex flex-col gap-2.5",
          isSparse ? "mt-auto pt-3" : "mt-3",
          fills.includes(screen.kind) && "flex-1",
        )}
      >
        {children}
      </span>
      {actions.length > 0 && (
        <span className={clsx("block pt-3.5", isSparse ? "mb-auto" : "mt-auto")}>
          <Actions actions={actions} stacked />
        </span>
      )}
    </span>
  );
};

/** What has rows fills the height of its neighbour; fields stay together. */
const growing: readonly ScreenKind[] = [
  "list",
  "monitor",
  "calendar",
  "desk",
  "plan",
  "map",
  "stages",
  "card",
  "paper",
  "dashboard",
];

const WideFrame = ({ screen, children }: FrameProps) => {
  const tablet = screen.device === "tablet";
  const grows = growing.includes(screen.kind);
  return (
    <span
      className={clsx(
        "flex w-full flex-col overflow-hidden bg-surface shadow-[0_0_0_1px_var(--line-strong),var(--shadow)]",
        toneOf(screen),
        tablet ? "rounded-[18px] p-1.5" : "rounded-[11px]",
        grows ? "self-stretch" : "self-start",
      )}
      style={shadowOf(screen)}
    >
      {!tablet && <WindowEdge screen={screen} />}
      <span className="flex min-w-0 flex-1 flex-col p-3 @md:p-4">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Title screen={screen} />
          <Actions actions={buttonsOf(screen)} />
        </span>
        <span className="mt-3.5 flex flex-1 flex-col">{children}</span>
      </span>
    </span>
  );
};

/** Letters of names that a bar of half the panel has room for in one line. */
const ONE_LINE = 40;

const isProposed = ({ title }: Screen) => partedName(title).tag !== undefined;

/**
 * The bar above a window, with the screens that the same people open: one application has the same in all of its windows. The one that is
 * drawn is marked, and what is only proposed has an outline, as its boxes in the architecture have.
 */
function WindowEdge({ screen: { name, caption } }: { screen: Screen }) {
  const all = use(AllScreens).filter((one) => one.device === "desktop" && one.caption === caption);
  const tabs = [...new Map(all.map((one) => [one.name, one])).values()];
  const letters = tabs.reduce((sum, one) => sum + (one.name ?? "").length, 0);
  return (
    <span className="flex shrink-0 items-center gap-1 border-b border-line bg-foreground/5 px-3 py-1.5">
      {[0, 1, 2].map((dot) => (
        <span key={dot} className="size-1.5 rounded-full bg-foreground/20" />
      ))}
      {tabs.length > 1 && (
        <span className={clsx("ml-2 hidden gap-1.5", letters > ONE_LINE ? "@xl:flex" : "@sm:flex")}>
          {tabs.map((one) => (
            <span
              key={one.name}
              className={clsx(
                "rounded-[6px] px-2 py-1",
                one.name === name && "bg-accent/12",
                isProposed(one) && "shadow-[inset_0_0_0_1px_var(--line-strong)]",
              )}
            >
              <Label tone={one.name === name ? "strong" : "muted"}>{one.name}</Label>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** All screens of the system. */
export const AllScreens = createContext<readonly Screen[]>([]);
