import { reveal } from "@/components/illustrations/alive";

/** Shifts on a plan with a line for now. Decoration. */
export function Gantt() {
  return (
    <div className={reveal}>
      <svg className="block h-auto w-full md:max-h-51" viewBox="0 0 372 190" aria-hidden="true">
        <use href="/drawings/gantt.svg#art" />
      </svg>
    </div>
  );
}
