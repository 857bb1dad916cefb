import { describe, expect, it } from "vitest";
import {
  addFact,
  answerQuestion,
  correctFact,
  moveFact,
  originalOf,
  removeFact,
  restoreFact,
} from "@/lib/generators/fact-edits";
import { mergeFacts, withoutDerived } from "@/lib/generators/fact-merge";
import { allEntries, changesOf, type FactPlace } from "@/lib/generators/fact-places";
import { factSheetSchema, type FactSheet, type Question } from "@/lib/generators/fact-sheet";
import { sheetProblems } from "@/lib/generators/sheet-problems";
import * as z from "zod/mini";

const before = "Каменный карьер, 3 взрыва в неделю. Теряем 40 рейсов. Нужен журнал взрывов и учёт рейсов.";
const after =
  "Карьер в горах: 3 взрыва в неделю. Теряем 40 рейсов в месяц. Нужен журнал взрывов, учёт рейсов.";

const question: Question = {
  id: "q1",
  text: "Сколько минут занимает запись одного рейса?",
  fills: { part: "figures", unit: "мин", counts: "рейс", kind: "duration", says: "costs", time: "minute" },
};

/** What a reader would find, with spans in the text. */
function read(description: string, more: Partial<FactSheet> = {}): FactSheet {
  const at = (text: string) => {
    const start = description.indexOf(text);
    return { text, span: { start, end: start + text.length } };
  };
  return {
    version: 1,
    locale: "ru",
    clarity: "clear",
    figures: [
      {
        id: "f1",
        ...at("3 взрыва в неделю"),
        value: 3,
        unit: "взрыва",
        kind: "flow",
        says: "has",
        period: "week",
      },
      { id: "f2", ...at("40 рейсов"), value: 40, unit: "рейсов", kind: "count", says: "loses" },
    ],
    actors: [],
    pains: [{ id: "p1", ...at("Теряем 40 рейсов"), figures: ["f2"] }],
    wishes: [
      { id: "w1", ...at("журнал взрывов"), figures: [] },
      { id: "w2", ...at("учёт рейсов"), figures: [] },
    ],
    bans: [],
    systems: [],
    limits: {},
    open: [question],
    ...more,
  };
}

const texts = (sheet: FactSheet, place: FactPlace) =>
  allEntries(sheet).flatMap((known) =>
    known.place === place && !known.entry.removed ? [known.entry.text] : [],
  );

/** The server takes the sheet: its shape is right, ids are unique and every quotation stands where it says. */
function expectAccepted(sheet: FactSheet, description: string) {
  expect(z.safeParse(factSheetSchema, sheet).error?.issues).toBeUndefined();
  expect(sheetProblems(sheet, description)).toEqual([]);
}

describe("a description that is read again", () => {
  it("keeps a removal, wherever its words now stand", () => {
    const mine = removeFact(read(before), "wishes", "w2");
    const merged = mergeFacts(read(after), mine);
    expect(texts(merged, "wishes")).toEqual(["журнал взрывов"]);
    expectAccepted(merged, after);
  });

  it("keeps a correction in the place of what it corrects, with the links of others to it", () => {
    const mine = correctFact(read(before), "figures", "f2", "45 рейсов в месяц");
    const merged = mergeFacts(read(after), mine);
    expect(texts(merged, "figures")).toEqual(["3 взрыва в неделю", "45 рейсов в месяц"]);
    const corrected = merged.figures.find(({ text }) => text.startsWith("45"));
    expect(corrected).toMatchObject({ by: "visitor", value: 45 });
    expect(corrected).not.toHaveProperty("span");
    expect(merged.pains[0]?.figures).toEqual([corrected?.id]);
    expectAccepted(merged, after);
    expect(changesOf(merged)).toBe(changesOf(mine));
  });

  it("finds what was changed by its words, not by its number in the list", () => {
    const fresh = read(after, {
      wishes: [...read(after).wishes].reverse().map((wish, at) => ({ ...wish, id: `w${String(at + 1)}` })),
    });
    const mine = removeFact(
      correctFact(read(before), "wishes", "w1", "журнал взрывных работ"),
      "wishes",
      "w2",
    );
    const merged = mergeFacts(fresh, mine);
    expect(texts(merged, "wishes")).toEqual(["журнал взрывных работ"]);
    expectAccepted(merged, after);
  });

  it("keeps what the visitor moved where it was moved to", () => {
    const mine = moveFact(read(before), "wishes", "w2", "systems");
    const merged = mergeFacts(read(after), mine);
    expect(texts(merged, "wishes")).toEqual(["журнал взрывов"]);
    expect(texts(merged, "systems")).toEqual(["учёт рейсов"]);
    expectAccepted(merged, after);
  });

  it("keeps what was typed, and says once what the description now says too", () => {
    const mine = addFact(addFact(read(before), "actors", "взрывник"), "wishes", "Учёт  РЕЙСОВ");
    const merged = mergeFacts(read(after), mine);
    expect(texts(merged, "actors")).toEqual(["взрывник"]);
    expect(texts(merged, "wishes")).toEqual(["журнал взрывов", "учёт рейсов"]);
    expectAccepted(merged, after);
  });

  it("never sends a span of the text before", () => {
    const gone = "Совсем другой текст про склад.";
    const mine = removeFact(correctFact(read(before), "wishes", "w1", "журнал"), "wishes", "w2");
    const merged = mergeFacts(read(gone, { figures: [], pains: [], wishes: [], open: [] }), mine);
    expect(texts(merged, "wishes")).toEqual(["журнал"]);
    expectAccepted(merged, gone);
    expectAccepted(mergeFacts(read(before), merged), before);
    expect(texts(mergeFacts(read(before), merged), "wishes")).toEqual(["журнал"]);
  });

  it("does not ask again what was answered, and keeps the unit of the question", () => {
    const mine = answerQuestion(read(before), question, "6");
    expect(mine.open).toEqual([]);
    const merged = mergeFacts(read(after), mine);
    expect(merged.open).toEqual([]);
    expect(merged.figures.at(-1)).toMatchObject({
      text: "6",
      value: 6,
      unit: "мин",
      counts: "рейс",
      by: "visitor",
    });
    const answer = merged.figures.at(-1)?.id ?? "";
    expect(mergeFacts(read(after), removeFact(merged, "figures", answer)).open).toEqual([question]);
    expectAccepted(merged, after);
  });

  it("does not ask about what was removed", () => {
    const fresh = read(after, { open: [{ ...question, about: "f2" }] });
    expect(mergeFacts(fresh, removeFact(read(before), "figures", "f2")).open).toEqual([]);
  });

  it("takes a limit that was corrected over the one that is read", () => {
    const deadline = { id: "deadline", text: "3 взрыва", span: { start: 17, end: 25 } };
    const mine = correctFact(read(before, { limits: { deadline } }), "deadline", "deadline", "к маю");
    const merged = mergeFacts(read(after, { limits: { deadline: { ...deadline, text: "к июню" } } }), mine);
    expect(texts(merged, "deadline")).toEqual(["к маю"]);
  });

  it("is clear once the visitor says what is wanted", () => {
    const vague = read(before, { clarity: "vague", wishes: [] });
    expect(addFact(vague, "wishes", "журнал взрывов").clarity).toBe("clear");
    expect(mergeFacts(vague, addFact(vague, "wishes", "журнал взрывов")).clarity).toBe("clear");
    expect(mergeFacts(vague, addFact(vague, "actors", "взрывник")).clarity).toBe("vague");
  });

  it("stays within what a sheet may hold", () => {
    const wishes = Array.from({ length: 196 }, (_, at) => ({
      id: `w${String(at)}`,
      text: `пункт ${String(at)}`,
      span: { start: 0, end: 1 },
      figures: [],
    }));
    const mine = ["а", "б", "в"].reduce((sheet, text) => addFact(sheet, "actors", text), read(before));
    const merged = mergeFacts(read(after, { wishes }), mine);
    expect(allEntries(merged)).toHaveLength(200);
    expect(texts(merged, "actors")).toEqual(["а", "б", "в"]);
  });
});

describe("what the visitor undoes", () => {
  it("a correction gives way to what the description says", () => {
    const corrected = correctFact(read(before), "figures", "f2", "45 рейсов");
    const original = originalOf(corrected, "f2");
    expect(original?.text).toBe("40 рейсов");
    expect(restoreFact(corrected, original?.id ?? "")).toEqual(read(before));
  });

  it("a removal comes back as it was; what was typed goes altogether", () => {
    const removed = removeFact(read(before), "pains", "p1");
    expect(texts(removed, "pains")).toEqual([]);
    expect(restoreFact(removed, "p1")).toEqual(read(before));
    const typed = addFact(read(before), "bans", "без приложения");
    expect(removeFact(typed, "bans", typed.bans[0]?.id ?? "")).toEqual(read(before));
  });

  it("leaves nothing to tell two documents apart", () => {
    expect(changesOf(read(before))).toBe("");
    const removed = removeFact(read(before), "pains", "p1");
    expect(changesOf(removed)).not.toBe("");
    expect(changesOf(restoreFact(removed, "p1"))).toBe("");
  });
});

it("figures that the server derives from a typed entry are not the visitor's", () => {
  const sheet = addFact(read(before), "pains", "теряем 7 рейсов");
  const [, typed] = sheet.pains;
  const derived = {
    id: `${typed?.id ?? ""}-n1`,
    text: "7 рейсов",
    by: "visitor" as const,
    value: 7,
    unit: "рейсов",
    kind: "count" as const,
    says: "loses" as const,
  };
  const answered = {
    ...sheet,
    figures: [...sheet.figures, derived],
    pains: sheet.pains.map((pain) => (pain.id === typed?.id ? { ...pain, figures: [derived.id] } : pain)),
  };
  expect(changesOf(answered)).toBe(changesOf(sheet));
  expect(withoutDerived(answered)).toEqual(sheet);
});
