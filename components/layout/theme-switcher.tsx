"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useId, useRef, useDeferredValue, type KeyboardEvent } from "react";

const themes = ["light", "dark", "system"] as const;
type Theme = (typeof themes)[number];
const icons = { light: Sun, dark: Moon, system: Monitor };

type ThemeSwitcherProps = {
  /** Accessible name of the button for each state, and of each choice. */
  labels: { button: Record<Theme, string>; menu: string } & Record<Theme, string>;
};

const isTheme = (value: string | undefined): value is Theme => themes.some((theme) => theme === value);

/** A menu of three themes on the native popover: it opens without JavaScript's help and closes on Esc or a click outside. */
export function ThemeSwitcher({ labels }: ThemeSwitcherProps) {
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
        className="icon-button theme-button"
        aria-label={labels.button[current]}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        <Moon className="theme-icon-dark" />
        <Sun className="theme-icon-light" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={labels.menu}
        className="theme-menu"
        onKeyDown={move}
        onToggle={(event) => {
          if (event.newState === "open")
            menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
        }}
      >
        {themes.map((choice) => {
          const Icon = icons[choice];
          return (
            <button
              key={choice}
              type="button"
              role="menuitemradio"
              aria-checked={choice === current}
              tabIndex={choice === current ? 0 : -1}
              onClick={() => {
                setTheme(choice);
                menu.current?.hidePopover();
              }}
            >
              <Icon />
              {labels[choice]}
            </button>
          );
        })}
      </div>
    </>
  );
}
