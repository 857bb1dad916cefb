/** Requests over a day against the usual peak. Decoration. */
export function LoadHistogram() {
  return (
    <svg className="block h-auto w-full md:max-h-51" viewBox="0 0 476 190" aria-hidden="true">
      <use href="/drawings/histogram.svg#art" />
    </svg>
  );
}
