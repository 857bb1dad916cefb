/** Gone from a printed page that holds a document: paper shows that alone. */
export const screenOnly = "print:in-[html:has([data-slot=paper])]:hidden";
