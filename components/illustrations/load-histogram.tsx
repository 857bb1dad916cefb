import { appear, rise } from "@/components/illustrations/alive";

/** Requests over a day against the usual peak. Decoration. */
export function LoadHistogram() {
  return (
    <svg className="block h-auto w-full md:max-h-51" viewBox="0 0 476 190" aria-hidden="true">
      <use href="/drawings/histogram.svg#load" className={rise} />
      <use href="/drawings/histogram.svg#peak" className={`${rise} [--base:420]`} />
      <use href="/drawings/histogram.svg#threshold" className={`${appear} [--base:300]`} />
    </svg>
  );
}
