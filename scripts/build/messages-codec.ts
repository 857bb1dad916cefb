/** Reads `messages/**` for next-intl's compiler, with the variables of the company that its grammar does not know. */
import { defineCodec } from "next-intl/extractor";
import { hideVariables } from "../../lib/i18n/message-variables.ts";

type Words = { [key: string]: string | Words };

const leaves = (words: Words, path: string): [id: string, message: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

export default defineCodec(() => ({
  decode: (content) =>
    leaves(JSON.parse(content.replace(/^\uFEFF/, "")) as Words, "").map(([id, message]) => ({
      id,
      message: hideVariables(message),
      description: [],
      references: [],
    })),
  encode() {
    throw new Error("The messages are written by people.");
  },
}));
