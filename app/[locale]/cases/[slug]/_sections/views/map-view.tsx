import type { View } from "./view";
import { appear, settle } from "@/components/illustrations/alive";
import { cn } from "@/lib/site/cn";

/** Houses around a yard, in a field of 640 × 360. */
const houses =
  "M30 34h120v52H30zM178 34h64v96h-64zM30 118h84v112H30zM300 40h150v44H300zM486 40h118v56H486zM548 128h56v104h-56zM300 236h96v44h-96zM424 236h92v44h-92zM178 286h86v46h-86zM30 262h112v70H30zM548 262h56v70h-56z";
const yard = "M300 112h172v82H300z";
const roads = "M0 248L150 244 272 210 276 0M272 210L282 360M282 214H530L534 0M530 214L534 360";

/** Where the reports of the same thing stood on the map before they were merged, and the place. */
const repeats = ["338 128", "324 160", "352 182", "436 126", "450 158", "424 182"];
const PLACE = [394, 152] as const;
const ways = repeats.map((at) => `M${at}L${PLACE.join(" ")}`).join("");
/** Round caps make dots of strokes without length. */
const dots = repeats.map((at) => `M${at}h0`).join("");

/** Outlines stay as thin on a large map. */
const thin = "[vector-effect:non-scaling-stroke]";

/** A place on the map of a district, and the reports that were merged into it. Marks: the place, the reports, two streets. */
export function MapView({ view: { marks } }: { view: View }) {
  const [place, merged, across, along] = marks;
  return (
    <div className="relative h-60 overflow-clip bg-raised md:h-88 lg:h-112">
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-none"
        viewBox="0 0 640 360"
        preserveAspectRatio="xMidYMid slice"
      >
        <path d={roads} strokeWidth="22" className="stroke-surface" strokeLinejoin="round" />
        <path d={houses} className={cn("fill-surface stroke-line-strong", thin)} />
        <path d={yard} className="fill-(--s) opacity-15" />
        <g className={cn("[&>path]:[vector-effect:non-scaling-stroke]", appear)} strokeLinecap="round">
          <path d={ways} className="stroke-(--c) opacity-50" strokeDasharray="3 4" />
          <path d={dots} className="stroke-(--c)" strokeWidth="12" />
          <path d={dots} className="stroke-surface" strokeWidth="8" />
        </g>
        <g className={cn(settle, "[--base:500]")}>
          {/* To the words below the place. */}
          <path d={`M${PLACE.join(" ")}V256`} className={cn("stroke-(--c)", thin)} />
          <circle cx={PLACE[0]} cy={PLACE[1]} r="17" className="fill-(--c) opacity-20" />
          <circle cx={PLACE[0]} cy={PLACE[1]} r="7" className="fill-(--c)" />
        </g>
      </svg>
      <p className="absolute top-[63%] left-[31%] -translate-1/2 -rotate-16 font-mono text-mono text-subtle lg:top-[70%]">
        {across?.label}
      </p>
      <p className="absolute top-[2%] left-[42%] -translate-x-1/2 rotate-180 font-mono text-mono text-subtle [writing-mode:vertical-rl]">
        {along?.label}
      </p>
      <p className="absolute top-[71%] left-[63%] w-max -translate-x-1/2 rounded-lg border border-line-strong bg-background px-3.5 py-2 text-sm shadow-floating lg:top-[80%]">
        <span className="block font-semibold">{place?.label}</span>
        <span className="text-caption text-service">{merged?.label}</span>
      </p>
    </div>
  );
}
