import { useEffect } from "react";
import { dossierPrintStore } from "@/components/generator/dossier-print-store";

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

/** A text as a string of a style sheet. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;

/**
 * While it is printed the page is called what the document is, of a whole dossier the first: a file of the print gets that name. The
 * company and the same name head the sheets from the second on (`globals.css`).
 */
export function usePrintTitle(): void {
  useEffect(() => {
    const own = document.title;
    const { style } = document.documentElement;
    const before = () => {
      const { isWhole } = dossierPrintStore.getState();
      const title = textOf(`${isWhole ? "" : "[data-state=active] "}[data-slot=paper-title]`);
      if (!title) return;
      document.title = title;
      const company = textOf("[data-slot=letterhead] > :first-child");
      const head = (isWhole && textOf("[data-slot=cover-title]")) || title;
      style.setProperty("--running-head", quoted([company, head].filter(Boolean).join(" · ")));
    };
    const after = () => {
      document.title = own;
      style.removeProperty("--running-head");
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
}
