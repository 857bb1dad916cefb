/** Look of a box that says what went wrong with the form; how its content stands is for the caller. */
export const failureLook = [
  "rounded-lg border border-[color-mix(in_oklab,var(--destructive)_60%,transparent)] px-4 py-3.5",
  "bg-[color-mix(in_oklab,var(--destructive)_8%,var(--surface))] text-[0.9375rem] leading-[1.5]",
].join(" ");
