import "server-only";

/** Numbers as they are said, for telephone numbers that are spelt out: by units, by tens or by hundreds. */

const list = (words: string, values: readonly number[]) =>
  words
    .split(" ")
    .flatMap((forms, place) => forms.split("/").map((form) => [form, values[place] ?? 0] as const));

const upTo = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step + 1 }, (_, place) => from + place * step);

const values = new Map<string, number>([
  ...list("ноль/нуль один/одна два/две три четыре пять шесть семь восемь девять", upTo(0, 9)),
  ...list(
    "десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
    upTo(10, 19),
  ),
  ...list("двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто", upTo(20, 90, 10)),
  ...list("сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот", upTo(100, 900, 100)),
  ...list("zero one two three four five six seven eight nine", upTo(0, 9)),
  ...list("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", upTo(10, 19)),
  ...list("twenty thirty forty fifty sixty seventy eighty ninety", upTo(20, 90, 10)),
]);

const said = new Map([
  ["плюс", "+"],
  ["plus", "+"],
  ["тире", "-"],
  ["дефис", "-"],
]);

/** The value of a word that is a number; `undefined` for other words. */
export const numberWord = (word: string): number | undefined => values.get(word.toLowerCase());

/** The sign that a word says in a number read aloud. */
export const signWord = (word: string): string | undefined => said.get(word.toLowerCase());

/** Whether a number goes on with the next word: «сто двадцать три», "forty five". */
export const goesOn = (value: number, next: number): boolean =>
  value > 0 &&
  ((value % 100 === 0 && next > 0 && next < 100) ||
    (value % 10 === 0 && value % 100 >= 20 && next > 0 && next < 10));
