import { getTranslations } from "next-intl/server";
import { settle } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** The middle of each layer in the drawing. */
const heights = ["top-[19%]", "top-[38.4%]", "top-[57.9%]", "top-[77.4%]"] as const;

/** Layers from the ground up; each settles on the one before. */
const grounds = [
  [4, "[--base:80]"],
  [3, "[--base:260]"],
  [2, "[--base:440]"],
  [1, "[--base:620]"],
] as const;

/** Colours of the drawing's three kinds of faces. */
const faces = cn(
  "[--iso-on:color-mix(in_oklab,var(--c)_28%,var(--surface))] [--iso-side:color-mix(in_oklab,var(--c)_4%,var(--background))]",
  "[--iso-top:color-mix(in_oklab,var(--c)_7%,var(--surface))]",
);
const name = cn(
  "absolute left-[65%] -translate-y-1/2 text-[min(clamp(0.6875rem,3.75cqi,0.875rem),5cqi)] leading-none font-medium whitespace-nowrap text-muted-foreground",
);

/** The stack, layer by layer, with its names from top to bottom. Decoration. */
export async function Layers() {
  const t = await getTranslations("home.pictures");
  return (
    <div className={cn("@container relative", faces)} aria-hidden="true">
      <svg className="block h-auto w-full md:max-h-51" viewBox="0 0 400 190">
        {grounds.map(([layer, begins]) => (
          <use
            key={layer}
            href={`/drawings/layers.svg#layer${String(layer)}`}
            className={cn(settle, begins)}
          />
        ))}
      </svg>
      {([1, 2, 3, 4] as const).map((layer) => (
        <span key={layer} className={cn(name, heights[layer - 1])}>
          {t(`layer${layer}`)}
        </span>
      ))}
    </div>
  );
}
