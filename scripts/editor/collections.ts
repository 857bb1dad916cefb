/** Every kind of content with its form, made from the schemas that the pages are built with. */
import { fieldsOf, inLanguages, type Field } from "./fields.ts";
import { folders } from "./words.ts";

/** The name of an address: no text is created without one. */
const SLUG = {
  editable: ["create"],
  pattern: ["^[a-z0-9-]+$", "Строчные латинские буквы, цифры и дефисы: city-archive"],
  hint: "Слово адреса латиницей, например city-archive; потом его не меняют",
};

const BODY = { name: "body", label: "Текст", widget: "richtext", required: true, i18n: true };

/** Numbered clauses and lines to be filled in by hand: here the form of the text is part of it, so it is edited as it is written. */
const AS_WRITTEN = { ...BODY, modes: ["raw"] };

/** What articles and pages can show. */
const FORMATTED = {
  ...BODY,
  buttons: [
    "bold",
    "italic",
    "code",
    "link",
    "heading-two",
    "heading-three",
    "quote",
    "bulleted-list",
    "numbered-list",
  ],
  editor_components: ["code-block", "image"],
  linked_images: false,
  use_emoji_autocomplete: false,
};

type Collection = {
  name: string;
  folder: string;
  format: string;
  fields: readonly Field[];
  [option: string]: unknown;
};

/** The collections of texts, and of each the format that the editor's own part registers for it. */
export type Texts = { collections: Collection[]; formats: Record<string, readonly string[]> };

/** What the format of a folder's files is called. */
const formatOf = (folder: string) => `${folder}-text`;

export async function textCollections(): Promise<Texts> {
  const { definitions } = await import("../../lib/content/collection.ts");
  await Promise.all(
    Object.keys(folders).map((folder) => import(`../../lib/content/${folder}.ts`) as Promise<unknown>),
  );
  const formats: Texts["formats"] = {};
  const collections = Object.entries(folders).map(([folder, { isFixed, isAsWritten, ...words }]) => {
    const definition = definitions.get(folder);
    if (definition === undefined) throw new Error(`lib/content/${folder}.ts reads no folder of that name.`);
    const { fields, optional } = fieldsOf(folder, definition.schema);
    formats[formatOf(folder)] = optional;
    return {
      name: folder,
      ...words,
      folder: `content/${folder}`,
      format: formatOf(folder),
      i18n: true,
      ...(isFixed ? { create: false, delete: false, duplicate: false } : { slug: SLUG }),
      fields: [...inLanguages(fields, definition.shared), isAsWritten ? AS_WRITTEN : FORMATTED],
    };
  });
  return { collections, formats };
}
