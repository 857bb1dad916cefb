import "server-only";

const digitsOf = (text: string): number[] => Array.from(text.replace(/\D/g, ""), Number);

/** Luhn's check of a card number (ISO/IEC 7812-1). */
export function isLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, value) => total + value, 0);
  return sum % 10 === 0;
}

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVEN = [7, ...TEN];
const TWELVE = [3, ...ELEVEN];

/** The check digit that the weights give. */
const control = (digits: readonly number[], weights: readonly number[]) =>
  (weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0) % 11) % 10;

/** The check digits of an ИНН: one in ten digits (a legal entity), two in twelve (a person). */
export function isInn(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length === 10) return control(digits, TEN) === digits[9];
  return (
    digits.length === 12 && control(digits, ELEVEN) === digits[10] && control(digits, TWELVE) === digits[11]
  );
}
