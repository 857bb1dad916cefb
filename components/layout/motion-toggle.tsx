"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";

const listeners = new Set<() => void>();
const isOff = () => document.documentElement.dataset.motion === "off";
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Stops everything that moves by itself (WCAG 2.2.2) and remembers it under the key `motion`. */
export function MotionToggle({ pause, play }: { pause: string; play: string }) {
  const off = useSyncExternalStore(subscribe, isOff, () => false);

  const toggle = () => {
    document.documentElement.dataset.motion = off ? "on" : "off";
    try {
      localStorage.setItem("motion", off ? "on" : "off");
    } catch {
      // Storage may be switched off; the choice then holds for this page.
    }
    for (const listener of listeners) listener();
  };

  return (
    <button type="button" className="motion-toggle" aria-label={off ? play : pause} onClick={toggle}>
      <Icon name={off ? "play" : "pause"} />
    </button>
  );
}
