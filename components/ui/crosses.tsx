import { cn } from "@/lib/site/cn";

const cross =
  "pointer-events-none absolute -top-[5px] z-2 size-[9px] bg-[linear-gradient(var(--subtle),var(--subtle)),linear-gradient(var(--subtle),var(--subtle))] bg-size-[1px_9px,9px_1px] bg-center bg-no-repeat";

/** Small crosses where a hairline meets the edges of a `Container`, which must be `relative`. Decoration. */
export function Crosses() {
  return (
    <>
      <span aria-hidden="true" className={cn(cross, "left-[calc(var(--gutter)-4px)]")} />
      <span aria-hidden="true" className={cn(cross, "right-[calc(var(--gutter)-4px)]")} />
    </>
  );
}
