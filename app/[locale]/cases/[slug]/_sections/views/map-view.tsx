import type { View } from "./view";
import { appear, settle } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** Houses around a yard, in a field of 640 × 360; however the window crops it, the place in its middle stays there. */
const houses =
  "M20 16h62v90H20zM104 16h64v58h-64zM104 98h64v52h-64zM20 130h62v46H20zM20 200h148v36H20zM224 12h96v46h-96zM340 12h88v46h-88zM448 12h94v46h-94zM224 78h150v42H224zM398 78h144v42H398zM222 138h34v98h-34zM510 138h34v98h-34zM24 290h142v44H24zM224 290h110v44H224zM356 290h92v44h-92zM470 290h146v44H470zM586 16h38v82h-38zM586 122h38v114h-38z";
/** Houses with a number: the first has that of the place. */
const numbered = [
  { x: 299, y: 99 },
  { x: 239, y: 187, number: 12 },
  { x: 470, y: 99, number: 16 },
  { x: 527, y: 187, number: 18 },
  { x: 605, y: 179, number: 21 },
];
const yard = "M272 136h222v98H272z";
const roads = "M0 262H640M196 0V360M565 0V262";

/** Where the reports of the same thing stood on the map before they were merged, and the place. */
const repeats = ["281 147", "289 196", "300 207", "336 224", "352 214", "349 149"];
const PLACE = "320 180";
const ways = repeats.map((at) => `M${at}L${PLACE}`).join("");
/** Round caps make dots of strokes without length. */
const dots = repeats.map((at) => `M${at}h0`).join("");

/** As large as other labels of machines, whatever the map's scale. */
const name = "fill-subtle stroke-none font-mono text-[18px] md:text-[11px] lg:text-[6.6px]";

/** A place on the map of a district, and the reports that were merged into it. Marks: the place, the reports, two streets. */
export function MapView({ view: { marks } }: { view: View }) {
  const [place, merged, across, along] = marks;
  return (
    <div className="relative">
      <svg
        className="block h-60 w-full fill-none stroke-none md:h-88 lg:h-112 [&_path]:[vector-effect:non-scaling-stroke]"
        viewBox="0 0 640 360"
        preserveAspectRatio="xMidYMid slice"
      >
        <g className="[&>path]:[vector-effect:none]">
          <path d={roads} strokeWidth="26" className="stroke-line-strong" />
          <path d={roads} strokeWidth="24.5" className="stroke-raised" />
        </g>
        <path d={houses} className="fill-background stroke-line-strong" />
        <path d={yard} className="fill-(--s) opacity-15" />
        {numbered.map(({ x, y, number = place?.label.match(/\d+/)?.[0] }) => (
          <text key={x} x={x} y={y} dy=".36em" textAnchor="middle" className={name}>
            {number}
          </text>
        ))}
        <text x="384" y="262" dy=".36em" textAnchor="middle" className={name}>
          {across?.label}
        </text>
        <text x="-156" y="196" dy=".36em" textAnchor="middle" className={cn(name, "-rotate-90")}>
          {along?.label}
        </text>
        <g className={appear} strokeLinecap="round">
          <path d={ways} className="stroke-(--c) opacity-50" strokeDasharray="3 4" />
          <path d={dots} className="stroke-(--c)" strokeWidth="12" />
          <path d={dots} className="stroke-surface" strokeWidth="8" />
        </g>
        <g className={cn(settle, "[--base:500]")}>
          {/* To the words beside the place. */}
          <path d={`M${PLACE}H344`} className="stroke-(--c) max-lg:hidden" />
          <circle cx="320" cy="180" r="12" className="fill-(--c) opacity-20" />
          <circle cx="320" cy="180" r="6" className="fill-(--c)" />
        </g>
      </svg>
      <p className="border-line-strong px-5 py-3 text-sm max-lg:border-t lg:absolute lg:top-1/2 lg:left-[54%] lg:-translate-y-1/2 lg:rounded-lg lg:border lg:bg-background lg:px-3.5 lg:py-2 lg:shadow-floating">
        <span className="block font-semibold">{place?.label}</span>
        <span className="text-caption text-service">{merged?.label}</span>
      </p>
    </div>
  );
}
