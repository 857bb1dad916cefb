/** The cover of a project's page, and of what stands in for it. */
export const casePlate =
  "relative aspect-video rounded-2xl border-line-strong shadow-sheen md:aspect-[21/8.6] md:rounded-4xl print:hidden";
