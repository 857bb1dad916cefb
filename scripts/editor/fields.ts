/** Turns the schema of a kind of content into the fields of its form, with the schema's own rules. */
import { z } from "zod";
import { optionLabel } from "./option-words.ts";
import { hintOf, labelOf } from "./field-words.ts";
import { longTexts, photographs, references } from "./words.ts";

/** A field of the editor's configuration, as far as this site uses any. */
export type Field = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  i18n?: boolean | "duplicate";
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
};

type Schema = z.core.JSONSchema.BaseSchema;

/** A place in the data: `blog`, `title`. */
type Place = readonly string[];

/** Safe integers are no rule: that is how a schema says that it has none. */
const bound = (value: unknown, step = 0) =>
  typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value + step : undefined;

/** A pattern that a form can test, with the sentence for a value that does not pass. */
function pattern(source: string, sentence: string): [string, string] | undefined {
  try {
    new RegExp(source, "u");
    return [source, sentence];
  } catch {
    return undefined;
  }
}

function textField(schema: Schema, place: Place): Partial<Field> {
  if (schema.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const reference = references[place.join(".")];
  if (reference) return { widget: "relation", ...reference };
  const photo = photographs[place.join(".")];
  if (photo) return { widget: "image", ...photo };
  const isLong = longTexts.includes(place.at(-1) ?? "");
  const rule = schema.format === "uri" ? "^https://\\S+$" : schema.pattern;
  return {
    widget: isLong ? "text" : "string",
    ...((schema.minLength ?? 0) > 1 && { minlength: schema.minLength }),
    ...(schema.maxLength !== undefined && { maxlength: schema.maxLength }),
    ...(rule !== undefined && { pattern: pattern(rule, hintOf(place) ?? "Проверьте, как это написано") }),
  };
}

function listField(schema: Schema, place: Place): Partial<Field> {
  const item = schema.items as Schema;
  const size = { min: schema.minItems, max: schema.maxItems };
  const reference = references[place.join(".")];
  if (reference) return { widget: "relation", multiple: true, ...size, ...reference };
  const shape = { ...size, collapsed: "auto", allow_duplicate: false };
  const inner = toField("item", item, [...place, "item"], { required: true });
  return item.type === "object"
    ? { widget: "list", ...shape, summary: summaryOf(item), fields: inner.fields }
    : { widget: "list", ...shape, field: inner };
}

/** What stands for an entry while it is folded: its title in Russian, or its first text. */
function summaryOf(schema: Schema): string | undefined {
  const names = Object.keys(schema.properties ?? {});
  const russian = schema.properties?.["ru"] as Schema | undefined;
  const within = Object.keys(russian?.properties ?? {});
  const chosen = ["title", "name", "label"].find((name) => within.includes(name) || names.includes(name));
  const name = chosen ?? within[0] ?? names[0];
  if (name === undefined) return undefined;
  return `{{fields.${within.includes(name) ? "ru." : ""}${name}}}`;
}

function kindOf(schema: Schema, place: Place): Partial<Field> {
  if (schema.enum)
    return {
      widget: "select",
      options: schema.enum.map((value) => ({ value, label: optionLabel(String(value)) })),
    };
  switch (schema.type) {
    case "string":
      return textField(schema, place);
    case "integer":
      return {
        widget: "number",
        value_type: "int",
        step: 1,
        min: bound(schema.minimum) ?? bound(schema.exclusiveMinimum, 1),
        max: bound(schema.maximum) ?? bound(schema.exclusiveMaximum, -1),
      };
    case "boolean":
      return { widget: "boolean", default: false };
    case "array":
      return listField(schema, place);
    case "object":
      return { widget: "object", collapsed: "auto", fields: toFields(schema, place) };
    default:
      throw new Error(`${place.join(".")}: the editor has no field for ${JSON.stringify(schema)}.`);
  }
}

function toField(name: string, schema: Schema, place: Place, { required }: { required: boolean }): Field {
  const hint = hintOf(place);
  const kind = kindOf(schema, place);
  const field = {
    name,
    label: labelOf(place),
    widget: "string",
    ...kind,
    ...(hint !== undefined && { hint }),
  };
  // A mark that nobody has to set is no mistake while it is not set.
  return { ...field, required: required && kind.widget !== "boolean" };
}

function toFields(schema: Schema, place: Place): Field[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    toField(name, property as Schema, [...place, name], { required: required.includes(name) }),
  );
}

/**
 * The fields of a kind of content, in the order of its schema, and the names of those that a file may leave out.
 * @throws Error for a field without words, or of a kind that the editor cannot show
 */
export function fieldsOf(kind: string, schema: z.ZodType): { fields: Field[]; optional: string[] } {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const fields = toFields(json, [kind]);
  return {
    fields,
    optional: fields.map(({ name }) => name).filter((name) => !json.required?.includes(name)),
  };
}

/** The same fields, to be filled in for each language, or once where they are the same in every one: `hue`, `picture.file`. */
export const inLanguages = (fields: readonly Field[], shared: readonly string[]): Field[] => {
  const set = (field: Field, path: string): Field => ({
    ...field,
    i18n: shared.some((one) => `${path}.`.startsWith(`${one}.`)) ? "duplicate" : true,
    ...(field.fields && { fields: field.fields.map((inner) => set(inner, `${path}.${inner.name}`)) }),
    ...(field.field && { field: set(field.field, `${path}.${field.field.name}`) }),
  });
  return fields.map((field) => set(field, field.name));
};
