import { RegExpParser, type AST } from "@eslint-community/regexpp";

/**
 * Runs a regular expression by backtracking as engines do, and counts the signs it looks at. It knows what the expressions of the
 * masking are made of; anything else throws.
 */
export type Counted = { matches: number; steps: number };

/** Goes on from a place with what follows; false when that fails. */
type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;

export function countSteps({ source, flags }: RegExp, text: string): Counted {
  const parsed = new RegExpParser().parsePattern(source, undefined, undefined, { unicode: true });
  const signs = Array.from(text);
  let steps = 0;

  /** Whether an element of one sign takes it; the engine itself says so, once for each sign. */
  const takes = ({ raw }: AST.Element) => {
    const known = new Map<string, boolean>();
    const single = new RegExp(`^(?:${raw})$`, flags.replace(/[dgy]/g, ""));
    return (at: number) => {
      const sign = signs[at];
      steps += 1;
      if (sign === undefined) return false;
      const answer = known.get(sign) ?? single.test(sign);
      known.set(sign, answer);
      return answer;
    };
  };

  const isSingle = ({ type }: AST.Element) =>
    type === "Character" || type === "CharacterSet" || type === "CharacterClass";

  const any =
    (matchers: readonly Matcher[]): Matcher =>
    (at, next) =>
      matchers.some((matcher) => matcher(at, next));

  function sequence(elements: readonly AST.Element[], isBackward: boolean): Matcher {
    const matchers = elements.map((element) => matcherOf(element, isBackward));
    if (isBackward) matchers.reverse();
    return (at, next) => {
      const from = (place: number, now: number): boolean => {
        const matcher = matchers[place];
        return matcher === undefined ? next(now) : matcher(now, (then) => from(place + 1, then));
      };
      return from(0, at);
    };
  }

  const alternatives = (list: readonly AST.Alternative[], isBackward: boolean) =>
    any(list.map(({ elements }) => sequence(elements, isBackward)));

  function repeated({ element, min, max, greedy }: AST.Quantifier, isBackward: boolean): Matcher {
    if (isSingle(element) && greedy) {
      const take = takes(element);
      const step = isBackward ? -1 : 1;
      return (at, next) => {
        let count = 0;
        while (count < max && take(isBackward ? at - count - 1 : at + count)) count += 1;
        for (; count >= min; count -= 1) if (next(at + step * count)) return true;
        return false;
      };
    }
    const once = matcherOf(element, isBackward);
    return (at, next) => {
      const more = (count: number, now: number): boolean => {
        const again = () => count < max && once(now, (then) => then !== now && more(count + 1, then));
        if (count < min) return again();
        return greedy ? again() || next(now) : next(now) || again();
      };
      return more(0, at);
    };
  }

  function asserted(assertion: AST.Assertion): Matcher {
    if (assertion.kind === "word") {
      const isWord = (at: number) => /\w/.test(signs[at] ?? " ");
      return (at, next) => (isWord(at) !== isWord(at - 1)) !== assertion.negate && next(at);
    }
    if (!("alternatives" in assertion)) {
      const edge = assertion.kind === "start" ? 0 : signs.length;
      return (at, next) => at === edge && next(at);
    }
    const inner = alternatives(assertion.alternatives, assertion.kind === "lookbehind");
    return (at, next) => inner(at, () => true) !== assertion.negate && next(at);
  }

  function matcherOf(element: AST.Element, isBackward: boolean): Matcher {
    if (isSingle(element)) {
      const take = takes(element);
      return (at, next) => (isBackward ? take(at - 1) && next(at - 1) : take(at) && next(at + 1));
    }
    if (element.type === "Group" || element.type === "CapturingGroup")
      return alternatives(element.alternatives, isBackward);
    if (element.type === "Quantifier") return repeated(element, isBackward);
    if (element.type === "Assertion") return asserted(element);
    throw new Error(`not counted: ${element.raw}`);
  }

  const whole = alternatives(parsed.alternatives, false);
  let matches = 0;
  for (let at = 0; at <= signs.length; at += 1) {
    let end = at;
    const isMatch = whole(at, (then) => {
      end = then;
      return true;
    });
    // Refused matches go on from the next sign, which costs more than going on behind an accepted one.
    if (isMatch && end > at) matches += 1;
  }
  return { matches, steps };
}
