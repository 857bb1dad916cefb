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

const weighed = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0);

/** The check digit that the weights of an ИНН give. */
const control = (digits: readonly number[], weights: readonly number[]) =>
  (weighed(digits, weights) % 11) % 10;

/** The check digits of an ИНН: one in ten digits (a legal entity), two in twelve (a person). */
export function isInn(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length === 10) return control(digits, TEN) === digits[9];
  return (
    digits.length === 12 && control(digits, ELEVEN) === digits[10] && control(digits, TWELVE) === digits[11]
  );
}

const SNILS = [9, 8, 7, 6, 5, 4, 3, 2, 1];

/** The last two of the eleven digits of a СНИЛС. */
export function isSnils(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length !== 11) return false;
  return (weighed(digits, SNILS) % 101) % 100 === Number(digits.slice(9).join(""));
}

/** The check digit of an ОГРН: thirteen digits (a legal entity) or fifteen (an entrepreneur). */
export function isOgrn(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (digits.length !== 13 && digits.length !== 15) return false;
  return (Number(digits.slice(0, -1)) % (digits.length - 2)) % 10 === Number(digits.at(-1));
}

/** The check digits of an IBAN (ISO 13616): letters count from 10, and the rest by 97 is one. */
export function isIban(text: string): boolean {
  const plain = text.replace(/[^\da-z]/gi, "");
  const moved = plain.slice(4) + plain.slice(0, 4);
  let rest = 0;
  for (const sign of moved) rest = Number(String(rest) + String(parseInt(sign, 36))) % 97;
  return plain.length >= 15 && rest === 1;
}
