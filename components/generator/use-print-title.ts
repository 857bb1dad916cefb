import { useEffect } from "react";

/** While it is printed the page is called what its first document is: a file of the print gets that name. */
export function usePrintTitle(): void {
  useEffect(() => {
    const own = document.title;
    const before = () => {
      document.title = document.querySelector("[data-slot=paper-title]")?.textContent ?? own;
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
