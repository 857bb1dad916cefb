import { Fragment, type ReactNode } from "react";

/** A word with a hyphen that is short enough for a narrow column. */
const COMPOUND = /(?<!\S)(\p{L}[\p{L}\p{N}]*-[\p{L}\p{N}-]{1,16})(?![\p{L}\p{N}])/u;

/** Keeps a dash with the word before it: no line begins with one. */
export const dashesKept = (text: string): string => text.replaceAll(/ (?=[—–] )/g, "\u00a0");

/**
 * A title whose compounds stay on one line, «онлайн-запись», and no line of which begins with a dash; its hyphens stay plain, so that search
 * and copies find the words.
 */
export function unbroken(title: string): ReactNode {
  return dashesKept(title)
    .split(COMPOUND)
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 1 ? <span className="whitespace-nowrap">{part}</span> : part}
      </Fragment>
    ));
}
