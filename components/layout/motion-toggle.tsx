"use client";

import { Pause, Play } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore(() => ({ off: false }));

const set = (off: boolean) => {
  document.documentElement.dataset.motion = off ? "off" : "on";
  store.setState({ off });
};

const isKeptOff = () => {
  try {
    return localStorage.getItem("motion") === "off";
  } catch {
    return false;
  }
};

const look =
  "absolute top-(--header-height) md:top-[calc(var(--header-height)+8px)] right-[calc(max(0px,50%-40rem)+var(--gutter)-8px)] z-2 grid size-8 place-items-center rounded-full text-subtle after:absolute after:-inset-1.5 hover:bg-[color-mix(in_oklab,var(--raised)_80%,transparent)] hover:text-foreground motion-reduce:hidden [&_svg]:size-[15px]";

type MotionToggleProps = { pause: string; play: string };

/** Stops everything that moves by itself (WCAG 2.2.2) and remembers it under the key `motion`. Its sign ends with the text of the page. */
export function MotionToggle({ pause, play }: MotionToggleProps) {
  const off = useStore(store, (state) => state.off);

  // The head script set it before this code came; changing the language in place replaces the root element, and with it what was set.
  useEffect(() => {
    if (store.getState().off || isKeptOff()) set(true);
  }, []);

  const toggle = () => {
    set(!off);
    try {
      localStorage.setItem("motion", off ? "on" : "off");
    } catch {
      // Storage may be switched off; the choice then holds for this page.
    }
  };

  return (
    <button type="button" className={look} aria-label={off ? play : pause} onClick={toggle}>
      {off ? <Play /> : <Pause />}
    </button>
  );
}
