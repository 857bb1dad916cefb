import "server-only";
import { namedSystems, type NamedSystem } from "@/content/knowledge/patterns";
import { compile, type Matcher } from "@/lib/generators/server/draft/reading/patterns";
import type { Sentence } from "@/lib/generators/server/draft/reading/sentences";

const findNamed = compile(namedSystems.map((id) => ({ id, strong: true, patterns: id.words })));

/** «единая система бронирования», "one booking system": the thing wanted, not a neighbour. */
const WANTED = /^(?:един|нов(?:ая|ую|ой)|собственн|one$|single$|new$)/u;

/** The messenger writes its name so; "min and max" is something else. */
const MESSENGER_MAX = /^M(?:AX|ax)$/u;

/** Finds named systems in words. */
export const findSystem: Matcher<NamedSystem> = (words) =>
  findNamed(words).filter(({ id, at }) => {
    if (id.ru === "MAX") return MESSENGER_MAX.test(words[at]?.text ?? "");
    return (
      id.kind !== "reservation" || !words.slice(Math.max(0, at - 2), at).some(({ key }) => WANTED.test(key))
    );
  });

/** A system named in the description. */
export type MentionedSystem = NamedSystem & { /** It is to be replaced. */ isLeft: boolean };

const LEAVING =
  /^(?:уйти|уход|замен|отказ|вместо|переход|переехать|мигр|replac|off$|away|instead|migrat|leav)/u;
/** Words before a name in which leaving it is said: «уйти от SAP», "move off SAP". */
const LEAVING_REACH = 3;

/** Systems named in the description, in its order, each once. */
export function systemsOf(sentences: readonly Sentence[]): MentionedSystem[] {
  const found = new Map<NamedSystem, MentionedSystem>();
  for (const { words } of sentences)
    for (const { id, at } of findSystem(words)) {
      const before = words.slice(Math.max(0, at - LEAVING_REACH), at);
      const leaving = before.findLastIndex(({ key }) => LEAVING.test(key));
      const isLeft =
        leaving !== -1 && !before.slice(leaving + 1).some(({ key }) => key === "на" || key === "to");
      found.set(id, { ...id, isLeft: isLeft || (found.get(id)?.isLeft ?? false) });
    }
  const all = [...found.values()];
  // «система бронирования Леонардо» is one system, and it has a name.
  return all.filter(
    ({ isGeneric, kind }) => !isGeneric || !all.some((other) => other.kind === kind && !other.isGeneric),
  );
}
