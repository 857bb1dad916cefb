import { expect, it, vi } from "vitest";
import { vacancies } from "@/content/vacancies";
import { listVacancies } from "@/lib/content/vacancies";

/** The site's own list with other marks on its entries. */
vi.mock("@/content/vacancies", async (load) => {
  const { vacancies: list } = await load<{ vacancies: readonly object[] }>();
  return { vacancies: list.map((entry) => ({ ...entry })) };
});

const mark = (index: number, fields: object) => Object.assign(vacancies[index] ?? {}, fields);

it("a vacancy has its day of publication when it is real, a sample never", () => {
  mark(0, { sample: undefined, posted: "2026-11-20" });
  mark(1, { sample: true, posted: "2026-11-20" });
  expect(
    listVacancies("ru")
      .slice(0, 2)
      .map(({ posted }) => posted),
  ).toEqual(["2026-11-20", undefined]);
});

it("a real one without it stops the build", () => {
  mark(0, { sample: undefined, posted: undefined });
  expect(() => listVacancies("en")).toThrow(
    `content/vacancies.ts: ${vacancies[0].id}: posted: этого поля нет`,
  );
});
