"use client";

import { Pause, Play } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const isOff = () => document.documentElement.dataset.motion === "off";
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const set = (motion: "on" | "off") => {
  document.documentElement.dataset.motion = motion;
  for (const listener of listeners) listener();
};

const look =
  "absolute z-2 grid size-8 place-items-center rounded-full text-subtle after:absolute after:-inset-1.5 after:content-[''] hover:bg-[color-mix(in_oklab,var(--raised)_80%,transparent)] hover:text-foreground motion-reduce:hidden [&_svg]:size-[15px]";

type MotionToggleProps = {
  pause: string;
  play: string;
  /** Its place: the upper right corner of the box around it, below the header. */
  className?: string;
};

/** Stops everything that moves by itself (WCAG 2.2.2) and remembers it under the key `motion`. */
export function MotionToggle({
  pause,
  play,
  className = "top-[calc(var(--header-height)+14px)] right-3.5",
}: MotionToggleProps) {
  const off = useSyncExternalStore(subscribe, isOff, () => false);

  // Changing the language in place replaces the root element, and with it what the head script restored there.
  useEffect(() => {
    try {
      if (localStorage.getItem("motion") === "off" && !isOff()) set("off");
    } catch {
      // Without storage there is nothing to restore.
    }
  }, []);

  const toggle = () => {
    set(off ? "on" : "off");
    try {
      localStorage.setItem("motion", off ? "on" : "off");
    } catch {
      // Storage may be switched off; the choice then holds for this page.
    }
  };

  return (
    <button type="button" className={`${look} ${className}`} aria-label={off ? play : pause} onClick={toggle}>
      {off ? <Play /> : <Pause />}
    </button>
  );
}
