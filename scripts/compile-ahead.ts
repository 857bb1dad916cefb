/**
 * Asks V8 to compile every function of a script while it is being fetched, on a thread of its own, instead of each one on the main thread
 * when it is first called. https://v8.dev/blog/explicit-compile-hints; other engines read a comment.
 *
 * For the scripts every visitor runs right away: what is compiled here and never called costs memory.
 */
const COMPILE_ALL = "//# allFunctionsCalledOnLoad\n";

/** Characters. Smaller scripts, our own among them, gain too little for the bytes. */
const GREAT = 100_000;

/** A script, with that request as its first line, which is where it has to stand, if it is great enough to gain by it. */
export const compiledAhead = (script: string) =>
  script.length < GREAT || script.startsWith(COMPILE_ALL) ? script : COMPILE_ALL + script;
