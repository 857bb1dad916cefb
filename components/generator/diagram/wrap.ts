/** A word of one or two letters and the word after it. */
const BOUND = /(?<=^| )(\p{L}{1,2}) (\S+)/gu;

/** Characters by which the two may be longer than a line: the room of a letter is reckoned with some to spare. */
const SPARE = 2;

/**
 * Breaks a text into lines of so many characters; only a word longer than a line is divided, after a hyphen or before a consonant. A
 * short word stays with the next one where both fit a line, or nearly.
 */
export function wrap(text: string, most: number): string[] {
  const bound = text.replace(BOUND, (both, short: string, next: string) =>
    both.length <= most + SPARE ? `${short}\u00a0${next}` : both,
  );
  const lines: string[] = [];
  const roomOf = (long: string) => (long.includes("\u00a0") ? most + SPARE : most);
  for (const word of bound.split(" ").flatMap((long) => divided(long, roomOf(long)))) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const SYLLABLE =
  /(?<=[аеёиоуыэюяaeiouy][бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]?)(?=[бвгджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz][аеёиоуыэюяaeiouy])|(?<=-)/iu;

function divided(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const parts = word.split(SYLLABLE);
  let head = parts[0] ?? word;
  for (const part of parts.slice(1)) {
    if (head.length + part.length >= most) break;
    head += part;
  }
  if (head === word || head.length >= most) return [word];
  return [head.endsWith("-") ? head : `${head}-`, ...divided(word.slice(head.length), most)];
}
