import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** Two rules and not one: a browser drops a whole selector list for one name it does not know. */
const thumb = [
  "[&::-webkit-slider-thumb]:box-border [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full",
  "[&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-foreground [&::-webkit-slider-thumb]:shadow-[0_0_0_var(--ring,1.5px)_var(--accent)]",
  "[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full",
  "[&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-foreground [&::-moz-range-thumb]:shadow-[0_0_0_var(--ring,1.5px)_var(--accent)]",
];

type SliderProps = Omit<ComponentProps<"input">, "type" | "value" | "min" | "max" | "onChange"> & {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
};

/**
 * One number on a rail. The native range: keys, touch, right to left and the words of screen readers are the browser's, and it
 * costs no script. The rail is a drawing, since an attribute can give its length and no style has to. `className` sets the height.
 */
export function Slider({ className, value, min, max, onValueChange, ...props }: SliderProps) {
  const share = max > min ? ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100 : 0;
  return (
    <span data-slot="slider" className={cn("relative grid h-6 items-center", className)}>
      <svg data-slot="slider-track" aria-hidden="true" className="absolute inset-x-0 h-1 w-full stroke-none">
        <rect
          width="100%"
          height="4"
          rx="2"
          className="fill-[color-mix(in_oklab,var(--foreground)_16%,transparent)]"
        />
        <rect
          data-slot="slider-range"
          width={`${String(share)}%`}
          height="4"
          rx="2"
          className="fill-accent"
        />
      </svg>
      <input
        type="range"
        data-slot="slider-input"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className={cn(
          // Its ring is the thumb's, and keeps off the words above and below the rail.
          "relative m-0 h-full w-full cursor-pointer appearance-none bg-transparent outline-hidden focus-visible:[--ring:5px]",
          thumb,
        )}
        {...props}
      />
    </span>
  );
}
