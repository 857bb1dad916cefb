import { Skeleton } from "@/components/ui/skeleton";

/** Where the next lines of a result will stand. */
export function ResultLines() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-3 px-8 pt-7 pb-8 @max-[40rem]:px-4 [[data-slot=paper]+&]:pt-1.5"
    >
      <Skeleton className="min-h-3 w-[94%]" />
      <Skeleton className="min-h-3 w-[88%]" />
      <Skeleton className="min-h-3 w-[61%]" />
    </div>
  );
}
