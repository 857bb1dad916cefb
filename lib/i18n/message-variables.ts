/**
 * A message may name facts of the company, `{company.name}`, as Markdown does. The grammar of messages has no dots in its own
 * arguments, so such a variable passes the compiler between two private characters; `typesetMessages` puts the value in.
 */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];

const VARIABLE = /\{([A-Za-z]\w*\.[\w.]*)\}/g;

/** The variables of a message as they are written: `{company.name}`. */
export const variablesOf = (message: string): string[] =>
  [...message.matchAll(VARIABLE)].map(([written]) => written);

/** Hides the variables of a message from the grammar of messages. */
export const hideVariables = (message: string): string => message.replace(VARIABLE, `${OPEN}$1${CLOSE}`);

/** Writes the hidden variables as Markdown has them: in braces. */
export const showVariables = (text: string): string => text.replaceAll(OPEN, "{").replaceAll(CLOSE, "}");

export const hasHiddenVariables = (text: string): boolean => text.includes(OPEN);
