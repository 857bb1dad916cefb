import { expect, test } from "vitest";
import { fileName, kindOf, subjectOf, titleOf } from "@/components/generator/document-file";

test("a file is named in the letters of its language", () => {
  expect(fileName(["Идея проекта", "Единая запись: ветклиники №1"], "md")).toBe(
    "Идея-проекта-Единая-запись-ветклиники-1.md",
  );
  expect(fileName(["Project idea", "Project idea"], "md")).toBe("Project-idea.md");
  expect(fileName(["…"], "md")).toBe("document.md");
  expect(fileName(["слово ".repeat(40)], "md").length).toBeLessThanOrEqual(83);
});

test("a long name is cut at a word, and a formal title gives way to what it is about", () => {
  const title = "Trade portal where restaurants reorder themselves and see their allocations of rare wines";
  expect(fileName(["Project idea", title], "docx")).toBe(
    "Project-idea-Trade-portal-where-restaurants-reorder-themselves-and-see-their.docx",
  );
  expect(subjectOf("Business case: Trade portal and 3 more functions")).toBe("Trade portal");
  expect(
    subjectOf(
      "Техническое задание на создание автоматизированной системы «Единое окно диспетчера с картой и ещё 3 функции»",
    ),
  ).toBe("Единое окно диспетчера с картой");
  expect(subjectOf("Запись к врачу")).toBe("Запись к врачу");
});

test("a title gives its kind alone only beside one with the same subject", () => {
  expect(kindOf("Обоснование: Сеть из 12 клиник", "Сеть из\u00a012 клиник")).toBe("Обоснование");
  expect(kindOf("Interface: Booking", "Architecture: Booking")).toBe("Interface");
  expect(kindOf("Interface: Booking", "Stock")).toBeUndefined();
  expect(kindOf("Booking", "Booking")).toBeUndefined();
});

test("the title is the first heading without marks", () => {
  expect(titleOf("text\n\n# **Единая** запись и [карта](/services) ##\n\n## Цели")).toBe(
    "Единая запись и карта",
  );
  expect(titleOf("no heading")).toBeUndefined();
});
