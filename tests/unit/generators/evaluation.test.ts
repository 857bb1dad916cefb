import { beforeAll, describe, expect, it } from "vitest";
import { draftDossier } from "@/tests/evaluation/dossiers";
import {
  checkBriefs,
  judge,
  readBriefs,
  type Brief,
  type Dossier,
  type Made,
  type Totals,
} from "@/tests/evaluation/scorer/judge";

const briefs = readBriefs(new URL("../../evaluation/briefs.dev.json", import.meta.url));
let made: Made[];

beforeAll(async () => {
  made = await dossiersOf(briefs);
});

/** The dossiers with every document rewritten. */
const rewritten = (change: (text: string, made: Made) => string): Made[] =>
  made.map((one) => {
    const documents: Dossier = Object.fromEntries(
      Object.entries(one.documents).map(([type, document]) => [
        type,
        { ...document, text: change(document.text, one) },
      ]),
    );
    return { ...one, documents };
  });

type Bounds = Readonly<Partial<Record<Exclude<keyof Totals, "samenessByType" | "factRecallByType">, number>>>;

/** The names of the totals that a bound does not hold for, with the bound. */
function missed(totals: Totals, least: Bounds, most: Bounds): [string, number][] {
  const of = (name: string) => totals[name as keyof typeof least];
  return [
    ...Object.entries(least).filter(([name, bound]) => (of(name) ?? 0) < bound),
    ...Object.entries(most).filter(([name, bound]) => (of(name) ?? Infinity) > bound),
  ];
}

async function dossiersOf(briefs: readonly Brief[]): Promise<Made[]> {
  const dossiers: Made[] = [];
  for (const brief of briefs) dossiers.push({ brief, documents: await draftDossier(brief) });
  return dossiers;
}

describe("dossiers of the labelled briefs", () => {
  it("have labels that hold", () => {
    expect(checkBriefs(briefs)).toEqual([]);
  });

  it("meet the thresholds", () => {
    const { totals, report } = judge(made);
    const least = {
      score: 85,
      // A trouble without a value stands in the idea alone, in the visitor's words, which count as a copy.
      factRecall: 0.88,
      wishRecall: 0.9,
      lossesCounted: 0.9,
      agreement: 0.97,
      honesty: 0.95,
    };
    const most = {
      denials: 0,
      banViolations: 0,
      refusedReal: 0,
      failed: 0,
      foreignNouns: 0.5,
      languageFaults: 0.5,
      staffFaults: 0,
      currencyFaults: 0,
      caseVerdicts: 0,
    };
    expect(missed(totals, least, most), report).toEqual([]);
    const same = {
      // Every estimate is followed by its range and by what it leaves out.
      idea: 0.33,
      architecture: 0.3,
      // A document of two or three sentences shares a large part with every other one of its kind.
      interface: 0.4,
      "business-case": 0.45,
      requirements: 0.45,
      "requirements-gost": 0.45,
    };
    for (const [type, bound] of Object.entries(same))
      expect(totals.samenessByType[type]?.p90, type).toBeLessThanOrEqual(bound);
  });
});

describe("dossiers of briefs that nothing was tuned to", () => {
  const briefs = readBriefs(new URL("../../evaluation/briefs.other.json", import.meta.url));

  it("have labels that hold", () => {
    expect(checkBriefs(briefs)).toEqual([]);
  });

  it("come close to the others", async () => {
    const { totals, report } = judge(await dossiersOf(briefs));
    // Measured: score 96.0, facts 0.90, wishes 0.94. The bounds lie some points below: they catch a step back and ask for no more.
    const least = { score: 93, factRecall: 0.88, wishRecall: 0.91 };
    const most = {
      denials: 0,
      refusedReal: 0,
      failed: 0,
      // A library's price per visit and its visits give a return that its labels do not call computable.
      caseVerdicts: 1,
      currencyFaults: 0,
      staffFaults: 0,
    };
    expect(missed(totals, least, most), report).toEqual([]);
  });
});

describe("the judge is not deceived by", () => {
  const scoreOf = (dossiers: readonly Made[]) => judge(dossiers).totals;
  const descriptionOf = ({ brief }: Made) => brief.description;

  it("the brief pasted back", () => {
    expect(scoreOf(rewritten((_, one) => `## Требования\n\n${descriptionOf(one)}`)).scoreReal).toBeLessThan(
      15,
    );
  });

  it("the brief cut into pieces", () => {
    const pieces = (text: string) =>
      (text.match(/(?:\S+\s*){1,5}/g) ?? []).map(
        (piece, at) => `- Ф-${String(at + 1)}. ${piece.trim()}. Приёмка: проверяется.`,
      );
    expect(
      scoreOf(rewritten((_, one) => `## Функции\n\n${pieces(descriptionOf(one)).join("\n")}`)).scoreReal,
    ).toBeLessThan(25);
  });

  it("a denial of what was given", () => {
    expect(
      scoreOf(
        rewritten(
          (text) => `${text}\n\nОбъём в описании не указан. No figures are given in the description.`,
        ),
      ).denials,
    ).toBeGreaterThan(20);
  });

  it("words of another trade", () => {
    expect(
      scoreOf(
        rewritten(
          (text) =>
            `${text}\n\nПациенты, студенты и официанты получают доступ. Patients, students and waiters get access.`,
        ),
      ).foreignNouns,
    ).toBeGreaterThan(2);
  });

  it("a refusal of what can be done", () => {
    const refused = made.map((one) => ({
      ...one,
      documents: Object.fromEntries(
        Object.entries(one.documents).map(([type, document]) => [
          type,
          { ...document, rest: { clarity: "vague" } },
        ]),
      ),
    }));
    expect(scoreOf(refused).refusedReal).toBeGreaterThan(30);
  });

  it("a return on nothing", () => {
    expect(scoreOf(rewritten((text) => `${text}\n\nROI за 3 года: 5400 %.`)).caseVerdicts).toBeGreaterThan(
      20,
    );
  });
});
