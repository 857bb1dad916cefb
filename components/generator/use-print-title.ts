import { useEffect } from "react";
import { dossierPrintStore } from "@/components/generator/dossier-print-store";

/** While it is printed the page is called what the document is, of a whole dossier the first: a file of the print gets that name. */
export function usePrintTitle(): void {
  useEffect(() => {
    const own = document.title;
    const before = () => {
      const scope = dossierPrintStore.getState().isWhole ? "" : "[data-state=active] ";
      document.title = document.querySelector(`${scope}[data-slot=paper-title]`)?.textContent ?? own;
    };
    const after = () => {
      document.title = own;
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
}
