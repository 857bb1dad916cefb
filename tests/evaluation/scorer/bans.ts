import { matches } from "./patterns.ts";
import { listInside, mean, textInside, type Brief, type Dossier, type Share } from "./types.ts";
import { lines, norm, short, withoutCopies } from "./text.ts";

const negation =
  /(?<![а-яa-z])(?:не|нет|нельзя|без|ни|вместо|кроме|никак\S*|ничего|никто|никому|исключ\S*|запре\S*|отказ\S*|отсутств\S*|вне|ограничен\S*|no|not|never|without|instead|nor|cannot|nothing|nobody|none|neither|can't|don't|doesn't|won't|except|exclud\S*|avoid\S*|ban|bans|banned|forbid\S*|prohibit\S*|rule[sd]? out|out of scope|rather than|untouched|stays?|remains?|kept|keep|остается|остаются|сохраня\S*)(?![а-яa-z])/;
const bannedSection =
  /не вход|не дела|не предлага|не рису|исключ|запрет|огранич|границ|вопрос|уточн|риск|противореч|не будет|out of scope|exclud|ban|not |limits|constraint|question|risk|conflict|contradict|won't|will not/;

/**
 * What becomes of the brief's bans: a banned thing proposed, i.e. named in a statement without a negation, is a violation; a ban that no
 * document repeats counts half. `kept` of a ban is how a document says that it holds («X остается») without naming what is banned.
 */
export function banUse(
  brief: Brief,
  documents: Dossier,
): { score: Share; violations: { type: string; text: string }[] } {
  const violations: { type: string; text: string }[] = [];
  const scores: number[] = brief.expect.bans.map(({ pattern: source, kept }) => {
    let isStated = false;
    let isBroken = false;
    for (const [type, { text, rest }] of Object.entries(documents)) {
      let section = "";
      const labels = listInside(rest, "graph", "nodes").map((node) => ({
        kind: "text",
        text: textInside(node, "label"),
      }));
      for (const line of [...lines(text), ...labels]) {
        if (line.kind === "heading") section = norm(line.text);
        for (const sentence of line.text.split(/(?<=[.!?;])\s+/)) {
          const said = withoutCopies(sentence, brief.description);
          if (kept && matches(kept, said)) isStated = true;
          if (!matches(source, said)) continue;
          if (negation.test(said) || bannedSection.test(section) || /\?\s*$/.test(said)) isStated = true;
          else {
            isBroken = true;
            violations.push({ type, text: short(sentence) });
          }
        }
      }
    }
    return isBroken ? 0 : isStated ? 1 : 0.5;
  });
  return {
    score: mean(scores),
    violations,
  };
}
