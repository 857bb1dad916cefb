import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { listVacancies } from "@/lib/content/vacancies";

afterEach(() => vi.restoreAllMocks());

/** The vacancies of a site that has these: each with an `id` and what is said of its publication. */
function vacanciesOf(...marks: string[]) {
  const root = mkdtempSync(join(tmpdir(), "vacancies-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "public"));
  cpSync("content", join(root, "content"), { recursive: true });
  const words = "{ title: Title, terms: Remote, description: Text, tags: [One] }";
  const entries = marks.map((mark) => `  - { ${mark}, service: erp, ru: ${words}, en: ${words} }\n`);
  writeFileSync(join(root, "content/vacancies.yaml"), `vacancies:\n${entries.join("") || "  []"}`);
  vi.spyOn(process, "cwd").mockReturnValue(root);
  return listVacancies("ru").map(({ id, posted }) => [id, posted]);
}

it("a vacancy has its day of publication when it is real, a sample never", () => {
  expect(vacanciesOf('id: a, posted: "2026-11-20"', "id: b, sample: true, posted: 2026-11-20")).toEqual([
    ["a", "2026-11-20"],
    ["b", undefined],
  ]);
});

it("a real one without it stops the build", () => {
  expect(() => vacanciesOf("id: a, sample: true", "id: b")).toThrow(
    "content/vacancies.yaml:3: vacancies, пункт 2, posted: этого поля нет",
  );
});

it("one of a later day and a draft are not shown yet, and there may be none at all", () => {
  expect(vacanciesOf("id: a, posted: 2999-01-01", "id: b, draft: true")).toEqual([]);
  expect(vacanciesOf()).toEqual([]);
});
