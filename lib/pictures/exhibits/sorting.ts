import { box, disc, hairline, range, rule, shape, type Exhibit } from "./parts.ts";

/** The decisions of a job: how long each is to write down, what three questions say of it, and who takes it. */
const decisions = [
  { length: 0.86, answers: [1, 1, 1], taker: "rule" },
  { length: 0.6, answers: [1, 1, 0], taker: "rule" },
  { length: 0.95, answers: [0, 1, 1], taker: "agent" },
  { length: 0.72, answers: [0, 0, 0], taker: "person" },
  { length: 0.8, answers: [1, 0, 1], taker: "rule" },
  { length: 0.9, answers: [0, 1, 1], taker: "agent" },
  { length: 0.52, answers: [0, 1, 0], taker: "person" },
  { length: 0.68, answers: [1, 1, 1], taker: "rule" },
] as const;

/** A job taken apart, decision by decision: three questions are asked of each, and what a rule or a person does better goes to them. */
export const sorting: Exhibit = ({ ink, tone, fill, ground }, { x, y, width, height, isWide }) => {
  const rows = isWide ? decisions : decisions.slice(0, 6);
  const row = height / rows.length;
  const text = width * (isWide ? 0.26 : 0.24);
  const first = x + text + (isWide ? 72 : Math.min(46, width * 0.11));
  const pitch = isWide ? 132 : Math.min(62, width * 0.14);
  const taken = first + 3 * pitch;
  const block = x + width - taken;
  const radius = isWide ? 9 : 8;
  const lines = rows.map(({ length, answers, taker }, index) => ({
    ...{ length, answers, taker },
    at: y + (index + 0.5) * row,
  }));
  const discs = (wanted: boolean, answer: 0 | 1) =>
    lines
      .filter(({ taker }) => (taker === "agent") === wanted)
      .flatMap(({ answers, at }) =>
        answers.flatMap((given, question) =>
          given === answer ? [disc(first + question * pitch, at, radius - (given === 1 ? 0 : 1))] : [],
        ),
      )
      .join("");
  const blocks = (who: (typeof decisions)[number]["taker"]) =>
    lines
      .filter(({ taker }) => taker === who)
      .map(({ at }) => box(taken, at - 11, block, 22, 6))
      .join("");
  return [
    ...range(3).map((question) =>
      hairline(rule(first + question * pitch, y, first + question * pitch, y + height), ink, {
        opacity: 0.12,
      }),
    ),
    shape(lines.map(({ length, at }) => box(x, at - 3, text * length, 6, 3)).join(""), ink, 0.3),
    ...lines.map(({ length, taker, at }) =>
      hairline(
        rule(x + text * length + 12, at, taken - 10, at),
        taker === "agent" ? tone : ink,
        taker === "agent" ? { width: 1.5 } : { opacity: 0.22 },
      ),
    ),
    shape(discs(false, 0) + discs(true, 0) + discs(true, 1) + discs(false, 1), ground),
    hairline(discs(false, 0), ink, { opacity: 0.45 }),
    shape(discs(false, 1), ink, 0.42),
    hairline(discs(true, 0), tone),
    shape(discs(true, 1), fill),
    shape(blocks("rule"), ink, 0.2),
    hairline(blocks("person"), ink, { opacity: 0.5, dash: "3 4" }),
    shape(blocks("agent"), fill),
  ];
};
