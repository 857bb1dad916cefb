/** Lists in YAML. Changes go into the file as it is, so its remarks, blank lines and quotes stay. */
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Document, Node, Pair, YAMLMap, YAMLSeq } from "yaml";
import { isFields, LAYOUT, withoutEmpty, type Fields } from "./layout.ts";

type Yaml = Document;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const keyOf = (pair: Pair) => String(pair.key);

/** Reads a list file into its fields. */
export const readList = (file: string): Fields => (parseDocument(file).toJS() as Fields | null) ?? {};

/** Which of the entries was `value` before: by its identifier, or the one that is equal, or the one in its place. */
function earlier(value: unknown, at: number, entries: readonly Node[]): Node | undefined {
  const data = entries.map((entry) => entry.toJSON() as unknown);
  const id = isFields(value) ? value["id"] : undefined;
  if (id !== undefined) return entries[data.findIndex((item) => isFields(item) && item["id"] === id)];
  return entries[data.findIndex((item) => same(item, value))] ?? entries[at];
}

function mergeMap(yaml: Yaml, map: YAMLMap, fields: Fields): YAMLMap {
  // What the editor leaves out for being empty may be written down as such.
  const isBlank = ({ value }: Pair) => isNode(value) && withoutEmpty(value.toJSON()) === undefined;
  const pairs: Pair[] = map.items.filter(
    (pair) => keyOf(pair) in fields || isBlank(pair) || isEmptyText(pair),
  );
  const names = Object.keys(fields);
  for (const [at, name] of names.entries()) {
    const known = pairs.find((pair) => keyOf(pair) === name);
    if (known) known.value = merge(yaml, known.value, fields[name]);
    else {
      const before = pairs.findIndex((pair) => keyOf(pair) === names[at - 1]);
      pairs.splice(before + 1, 0, yaml.createPair(name, fields[name]));
    }
  }
  map.items = pairs;
  return map;
}

const isEmptyText = ({ value }: Pair) => isScalar(value) && value.value === "";

function mergeSeq(yaml: Yaml, seq: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const entries = seq.items.filter(isNode);
  const isSpaced = entries.slice(1).some((entry) => entry.spaceBefore === true);
  const taken = new Set<Node>();
  seq.items = values.map((value, at) => {
    const found = earlier(value, at, entries);
    const known = found && !taken.has(found) ? found : undefined;
    if (known) taken.add(known);
    const entry = merge(yaml, known, value);
    if (isSpaced) entry.spaceBefore = at > 0;
    return entry;
  });
  return seq;
}

/** The node that says `value`: the present one, changed where it says something else, or a new one. */
function merge(yaml: Yaml, node: unknown, value: unknown): Node {
  if (isMap(node) && isFields(value)) return mergeMap(yaml, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(yaml, node, value);
  if (isScalar(node) && !isFields(value) && !Array.isArray(value)) {
    if (node.value === value) return node;
    const changed = yaml.createNode(value);
    changed.comment = node.comment;
    return changed;
  }
  return yaml.createNode(value);
}

/** Marks of an entry are written down only where they hold. */
const withoutUnset = (fields: Fields) =>
  JSON.parse(JSON.stringify(fields, (_, value: unknown) => (value === false ? undefined : value))) as Fields;

/**
 * The file of a list.
 * @param before the file as it was read
 */
export function writeList(before: string, fields: Fields): string {
  const yaml = parseDocument(before) as Yaml;
  yaml.contents = merge(yaml, yaml.contents, withoutEmpty(withoutUnset(fields)) ?? {});
  return yaml.toString(LAYOUT);
}
