/** Apart from the company's other facts, so that a page that failed can show it without carrying them all to the browser. */
export const phone = "+7 (495) 000-00-00";
