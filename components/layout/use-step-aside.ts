import { useEffect, useState, type RefObject } from "react";

const CONTROLS = "a[href], button, input, select, textarea, label, summary";

/** How far inside its edges, px, the button looks at what lies under it; between them it looks at the middle. */
const INSET = 4;

function coversControl(button: HTMLElement): boolean {
  const { left, right, top, bottom, height } = button.getBoundingClientRect();
  const points = [left + INSET, (left + right) / 2, right - INSET].flatMap((x) =>
    [top + INSET, (top + bottom) / 2, bottom - INSET].map((y) => [x, y] as const),
  );
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => {
      const control = element.closest(CONTROLS);
      if (!control || control === button) return false;
      // What is much taller, such as a card that is a link as a whole, can be pressed beside the button.
      const box = control.getBoundingClientRect();
      const meets = box.bottom > top && box.top < bottom && box.right > left && box.left < right;
      return meets && box.height < 2 * height;
    }),
  );
}

/** Whether a floating button lies over a control of the page and has to give way. Never while it has focus itself. */
export function useStepAside(button: RefObject<HTMLElement | null>, visible: boolean): boolean {
  const [aside, setAside] = useState(false);

  useEffect(() => {
    if (!visible) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const element = button.current;
      if (element) setAside(document.activeElement !== element && coversControl(element));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener("scroll", lookSoon, { passive: true });
    // The page may grow or shrink under the button without being scrolled.
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.documentElement);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", lookSoon);
      sizes.disconnect();
    };
  }, [button, visible]);

  return aside;
}
