import { dossierPrintStore } from "@/components/generator/dossier-print-store";

/** A print without a drawing is worse than a wait, but a drawing may never come. */
const MOST_MS = 10_000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Panels that were never open have just been filled: what draws them may still be on its way. */
const isDrawn = (count: number) =>
  document.querySelectorAll("[data-slot=tabs-content] [data-slot=paper]").length >= count &&
  document.querySelector("[data-slot=tabs-content] [data-slot=skeleton]") === null;

/**
 * Prints all finished documents, one after the other.
 * @param count how many there are
 */
export async function printDossier(count: number): Promise<void> {
  dossierPrintStore.setState({ isWhole: true });
  window.addEventListener("afterprint", () => dossierPrintStore.setState({ isWhole: false }), { once: true });
  const started = performance.now();
  do await frame();
  while (!isDrawn(count) && performance.now() - started < MOST_MS);
  window.print();
}
