import "server-only";
import { inCase, parse } from "@/lib/generators/server/language/ru";

/** A pronoun that stands alone: «пожилые её не находят», but not «его телефон». */
const PRONOUN = /(?<!\p{L})(её|ее|его|их)(?=\s+не\s|$)/iu;

/** A statement with the noun of the one before it in place of a pronoun: «пожилые квитанцию не находят». */
export function namedFor(statement: string, before: string | undefined): string {
  const pronoun = PRONOUN.exec(statement)?.[1]?.toLowerCase();
  if (pronoun === undefined || before === undefined) return statement;
  const isMeant = ({ gender, number }: ReturnType<typeof parse>[number]) =>
    pronoun === "их"
      ? number === "plur"
      : number !== "plur" && (gender === "femn") === /^её|ее$/.test(pronoun);
  const noun = (before.match(/\p{L}+/gu) ?? []).find((word) =>
    parse(word).some(
      (form) => form.pos === "NOUN" && form.case === "nomn" && form.score > 0.2 && isMeant(form),
    ),
  );
  return noun === undefined ? statement : statement.replace(PRONOUN, inCase(noun.toLowerCase(), "accs"));
}
