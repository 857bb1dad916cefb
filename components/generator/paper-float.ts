/** On paper a drawing goes to the next sheet where this one has no room for it, and the text that follows fills this one. */
export const paperFloat = "print:float-left print:mb-[10pt] print:w-full";
