import { expect, test } from "vitest";
import { fileName, titleOf } from "@/components/generator/document-file";

test("a file is named in the letters of its language", () => {
  expect(fileName(["Идея проекта", "Единая запись: ветклиники №1"], "md")).toBe(
    "Идея-проекта-Единая-запись-ветклиники-1.md",
  );
  expect(fileName(["Project idea", "Project idea"], "md")).toBe("Project-idea.md");
  expect(fileName(["…"], "md")).toBe("document.md");
  expect(fileName(["слово ".repeat(40)], "md").length).toBeLessThanOrEqual(83);
});

test("the title is the first heading without marks", () => {
  expect(titleOf("text\n\n# **Единая** запись и [карта](/services) ##\n\n## Цели")).toBe(
    "Единая запись и карта",
  );
  expect(titleOf("no heading")).toBeUndefined();
});
