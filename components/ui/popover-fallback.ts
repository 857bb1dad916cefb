/** An element that a button opens and closes by its id. */
const OPEN = "data-open";

const tell = (menu: Element, newState: "open" | "closed") =>
  menu.dispatchEvent(Object.assign(new Event("toggle"), { newState }));

function close(menu: Element): void {
  menu.removeAttribute(OPEN);
  tell(menu, "closed");
}

let installed = false;

/**
 * Opens and closes popovers in a browser that has none: by their button, by Esc and by a press elsewhere. The style sheet hides the closed
 * ones there. Components use the native attributes and methods alike. Doing it again
 * changes nothing: another language draws the whole page anew.
 */
export function installPopovers(): void {
  if (installed) return;
  installed = true;
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      close(this);
    },
  });
  const opened = () => document.querySelectorAll(`[popover][${OPEN}]`);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[popovertarget]") : null;
    const wanted = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    const opens = wanted?.hasAttribute(OPEN) === false;
    for (const menu of opened()) if (!(target instanceof Node && menu.contains(target))) close(menu);
    if (!wanted || !opens) return;
    wanted.setAttribute(OPEN, "");
    tell(wanted, "open");
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of opened()) {
      close(menu);
      document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`)?.focus();
    }
  });
}
