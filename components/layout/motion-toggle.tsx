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

/** Stops everything that moves by itself (WCAG 2.2.2) and remembers it under the key `motion`. */
export function MotionToggle({ pause, play }: { pause: string; play: string }) {
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
    <button type="button" className="motion-toggle" aria-label={off ? play : pause} onClick={toggle}>
      {off ? <Play /> : <Pause />}
    </button>
  );
}
