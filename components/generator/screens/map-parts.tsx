import { clsx } from "clsx";
import { MapPin, Truck } from "lucide-react";
import type { ReactNode } from "react";
import type { Screen, ScreenItem } from "@/lib/generators/screens";

const isOnMap = ({ control }: ScreenItem) => control === "map";

/** Something on its way is shown on a map. */
export const hasRoute = (items: Screen["items"]) => items.some(isOnMap);

/** The way that something has come, where it is, and the way that is left. */
export const RouteMap = () => (
  <Ground className="min-h-34">
    <Streets>
      <path
        d="M124 84C136 72 148 68 160 60S182 50 190 42"
        className="[stroke-width:2.6] text-foreground/55 [stroke-dasharray:1_6]"
      />
      <path d="M46 130C58 118 52 106 68 100S104 102 124 84" className="[stroke-width:3.2] text-accent" />
      <circle cx="46" cy="130" r="4.5" className="fill-surface [stroke-width:2.6] text-accent" />
      <circle cx="124" cy="84" r="18" className="fill-accent/20 stroke-none" />
      <circle cx="124" cy="84" r="12.5" className="fill-accent stroke-none" />
      <Truck x="116" y="76" width="16" height="16" className="text-background" />
      <MapPin x="179" y="22" width="22" height="22" className="fill-surface text-foreground" />
    </Streets>
  </Ground>
);

/** Places all over a town, two of them on the way. */
export const Places = () => (
  <Ground className="min-h-40">
    <Streets>
      <path
        d="M52 128C50 96 44 70 62 50S140 60 160 46"
        className="[stroke-width:2.4] text-accent [stroke-dasharray:1_5]"
      />
    </Streets>
    <MapPin className="absolute top-[16%] left-[62%] size-5 text-accent" />
    <MapPin className="absolute top-[58%] left-[16%] size-5 text-accent" />
    <MapPin className="absolute top-[66%] left-[70%] size-5 text-muted-foreground" />
    <MapPin className="absolute top-[22%] left-[20%] size-5 text-muted-foreground" />
  </Ground>
);

const Ground = ({ className, children }: { className: string; children: ReactNode }) => (
  <span
    className={clsx(
      "relative block overflow-hidden rounded-[10px] bg-foreground/5 shadow-[inset_0_0_0_1px_var(--line)]",
      className,
    )}
  >
    {children}
  </span>
);

/** A part of a town; what is drawn on it stands near its middle, since its edges may be cut. */
const Streets = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 240 160"
    preserveAspectRatio="xMidYMid slice"
    className="absolute inset-0 size-full"
    aria-hidden="true"
  >
    <path
      d="M-10 44C60 30 90 60 150 48s80-34 110-30M40-10c10 60-6 110 14 190M-10 124c80-18 120 10 260-22M176-10c-14 60 16 110 2 190"
      className="[stroke-width:7] text-foreground/12"
    />
    {children}
  </svg>
);
