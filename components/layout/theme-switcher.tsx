"use client";

import { useTheme } from "next-themes";
import { useId, useRef, useDeferredValue, type KeyboardEvent, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";

const themes = ["light", "dark", "system"] as const;
type Theme = (typeof themes)[number];

type ThemeSwitcherProps = {
  /** Accessible name of the button for each state, and of each choice. */
  labels: { button: Record<Theme, string>; menu: string } & Record<Theme, string>;
  /** Drawn by the server: signs and the library behind them stay out of every page's scripts. */
  signs: Record<Theme, ReactNode>;
};

const look = {
  button: `${buttonVariants({ variant: "outline", size: "icon" })} [anchor-name:--theme-button]`,
  menu: [
    "fixed inset-[calc(var(--header-height)+4px)_max(var(--gutter),50vw-600px)_auto_auto] m-0 min-w-50 rounded-xl border border-line-strong bg-raised p-1.5 text-foreground shadow-floating",
    "supports-[anchor-name:--x]:inset-[calc(anchor(bottom)+8px)_anchor(right)_auto_auto] supports-[anchor-name:--x]:[position-anchor:--theme-button] supports-[anchor-name:--x]:[position-try-fallbacks:flip-block,flip-inline]",
  ].join(" "),
  choice: [
    "flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 py-1.5 text-left text-[0.9375rem] text-muted-foreground",
    "hover:bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] hover:text-foreground",
    "focus-visible:bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] focus-visible:text-foreground focus-visible:-outline-offset-2",
    "aria-checked:font-medium aria-checked:text-foreground",
    "aria-checked:after:ml-auto aria-checked:after:size-[7px] aria-checked:after:rounded-full aria-checked:after:bg-accent",
  ].join(" "),
};

const isTheme = (value: string | undefined): value is Theme => themes.some((theme) => theme === value);

/** A menu of three themes on the native popover: it opens without JavaScript's help and closes on Esc or a click outside. */
export function ThemeSwitcher({ labels, signs }: ThemeSwitcherProps) {
  const { theme, setTheme } = useTheme();
  // The stored choice is known to the browser alone; told in a pass of its own, it does not hold up taking the page over.
  const hydrated = useDeferredValue(true, false);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const current: Theme = hydrated && isTheme(theme) ? theme : "dark";

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll("button")];
    const index = items.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 + items.length, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    items[next % items.length]?.focus();
  };

  return (
    <>
      <button
        type="button"
        data-slot="theme-trigger"
        className={look.button}
        aria-label={labels.button[current]}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        <span className="hidden dark:contents">{signs.dark}</span>
        <span className="contents dark:hidden">{signs.light}</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={labels.menu}
        data-slot="theme-menu"
        className={look.menu}
        onKeyDown={move}
        onToggle={(event) => {
          if (event.newState === "open")
            menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
        }}
      >
        {themes.map((choice) => (
          <button
            key={choice}
            type="button"
            role="menuitemradio"
            className={look.choice}
            aria-checked={choice === current}
            tabIndex={choice === current ? 0 : -1}
            onClick={() => {
              setTheme(choice);
              menu.current?.hidePopover();
            }}
          >
            {signs[choice]}
            {labels[choice]}
          </button>
        ))}
      </div>
    </>
  );
}
