"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import styles from "./typed-word.module.css";
import { TYPING } from "@/lib/site/constants";

/** The line that blinks behind the last letter. */
const caret =
  "after:ml-[0.08em] after:inline-block after:h-[0.78em] after:w-[0.055em] after:bg-current after:align-[-0.06em]";

/**
 * Types its words letter by letter, deletes them and goes on, for ever. Holds still under reduced motion and while the visitor has
 * paused motion. The height of its line is reserved, so typing moves nothing. The server renders the first word whole, so there is a word before, without and after JavaScript.
 */
export function TypedWord({ words }: { words: string[] }) {
  const [text, setText] = useState(words[0] ?? "");

  useEffect(() => {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    let word = 0;
    let length = words[0]?.length ?? 0;
    let deleting = true;
    let timer = window.setTimeout(step, TYPING.hold);

    function step() {
      const paused = calm.matches || document.documentElement.dataset.motion === "off";
      if (paused) {
        timer = window.setTimeout(step, TYPING.hold);
        return;
      }
      length += deleting ? -1 : 1;
      if (length === 0) {
        deleting = false;
        word = (word + 1) % words.length;
      }
      const current = words[word] ?? "";
      setText(current.slice(0, length));
      const complete = !deleting && length === current.length;
      if (complete) deleting = true;
      timer = window.setTimeout(
        step,
        complete ? TYPING.hold : deleting ? TYPING.perDeletion : TYPING.perLetter,
      );
    }

    return () => window.clearTimeout(timer);
  }, [words]);

  return (
    <span data-slot="typed-word" className={clsx("block min-h-[1.03em] text-accent", caret, styles.caret)}>
      {text}
    </span>
  );
}
