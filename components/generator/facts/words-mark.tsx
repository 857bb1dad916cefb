import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { MarkStore } from "@/components/generator/facts/mark-store";
import { measureWords, type WordBox } from "@/components/generator/facts/measure-words";

type Drawn = { frame: WordBox; boxes: WordBox[] };

/** Pixels that a box stands out from its letters. */
const ROOM = 2;

/**
 * Marks words in the text area beside it: boxes over the field, which stays the browser's own. Decoration for those who see it;
 * the words themselves are what the pointed-at entry says.
 */
export function WordsMark({ marks }: { marks: MarkStore }) {
  const marked = useStore(marks, (state) => state.marked);
  const layer = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();

  useEffect(() => {
    const field = layer.current?.parentElement?.querySelector("textarea");
    if (!field || marked === undefined) {
      setDrawn(undefined);
      return;
    }
    const boxes = measureWords(field, marked);
    const [first] = boxes;
    const isOut =
      first &&
      (first.top < field.scrollTop || first.top + first.height > field.scrollTop + field.clientHeight);
    if (isOut) field.scrollTop = first.top - field.clientHeight / 3;
    const draw = () => {
      const frame = {
        left: field.offsetLeft + field.clientLeft,
        top: field.offsetTop + field.clientTop,
        width: field.clientWidth,
        height: field.clientHeight,
      };
      setDrawn({ frame, boxes: boxes.map((box) => ({ ...box, top: box.top - field.scrollTop })) });
    };
    draw();
    field.addEventListener("scroll", draw, { passive: true });
    return () => field.removeEventListener("scroll", draw);
  }, [marked]);

  return (
    <div
      ref={layer}
      aria-hidden="true"
      data-slot="words-mark"
      hidden={drawn === undefined}
      className="pointer-events-none absolute overflow-hidden"
      style={drawn?.frame}
    >
      {drawn?.boxes.map((box) => (
        <i
          key={`${String(box.left)} ${String(box.top)}`}
          className="absolute rounded-sm border-b-2 border-accent bg-accent/22 forced-colors:border-[Highlight]"
          style={{
            left: box.left - ROOM,
            top: box.top - 1,
            width: box.width + ROOM * 2,
            height: box.height + 2,
          }}
        />
      ))}
    </div>
  );
}
