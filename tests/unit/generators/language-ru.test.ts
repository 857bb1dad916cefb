import { beforeAll, describe, expect, it } from "vitest";
import {
  afterFigure,
  headNoun,
  inCase,
  nominative,
  parse,
  plural,
  present,
  ready,
} from "@/lib/generators/server/language/ru";

beforeAll(() => ready());

describe("phrases in the nominative", () => {
  it.each([
    ["карточку лифта с историей поломок", "карточка лифта с историей поломок"],
    ["живые остатки по грядам", "живые остатки по грядам"],
    ["электронную книгу ремонта", "электронная книга ремонта"],
    ["продажу по времени входа", "продажа по времени входа"],
    ["дежурному", "дежурный"],
    ["бронирование и оплату", "бронирование и оплата"],
    ["водителей и кондукторов", "водители и кондукторы"],
    ["карточку, доступную всем", "карточка, доступная всем"],
    ["QR-код на двери", "QR-код на двери"],
    ["SMS-рассылку", "SMS-рассылка"],
    ["учета топлива", "учёт топлива"],
    ["автоматическую проверку клиента", "автоматическая проверка клиента"],
    ["замер без размеров", "замер без размеров"],
  ])("turns «%s»", (written, expected) => {
    expect(nominative(written)).toBe(expected);
  });

  it("leaves what it does not know as it is written", () => {
    for (const phrase of ["«Обь»", "Trailmate", "по заявке жильца", "", "778 ??", "ъъъ"])
      expect(nominative(phrase)).toBe(phrase);
  });

  it("keeps the visitor's capital letters", () => {
    expect(nominative("Старшему садовнику")).toBe("Старший садовник");
    expect(inCase("ГИС региона", "datv")).toBe("ГИС региона");
  });
});

describe("other cases and numbers", () => {
  it("turns the head with its adjectives and leaves the tail", () => {
    expect(inCase("единый график выкупов с напоминанием", "gent")).toBe(
      "единого графика выкупов с напоминанием",
    );
    expect(inCase("электронная книга ремонта", "ablt")).toBe("электронной книгой ремонта");
    expect(inCase("учёт масла и воды", "gent")).toBe("учёта масла и воды");
    expect(plural("карточку лифта")).toBe("карточки лифта");
  });

  it("agrees nouns with figures", () => {
    expect(afterFigure(1340, "лифтов")).toBe("лифтов");
    expect(afterFigure(21, "лифтов")).toBe("лифт");
    expect(afterFigure(22, "новая карточка")).toBe("новые карточки");
    expect(afterFigure(5, "человек")).toBe("человек");
    expect(afterFigure(5, "год")).toBe("лет");
    expect(afterFigure(2.5, "тонн")).toBe("тонны");
    expect(afterFigure(11, "пасека")).toBe("пасек");
  });

  it("tells the head", () => {
    expect(headNoun("живые остатки по грядам")).toBe("остаток");
    expect(headNoun("Trailmate")).toBeUndefined();
  });
});

describe("verbs", () => {
  it("gives the present", () => {
    expect(present("записывался")).toBe("записывается");
    expect(present("видеть")).toBe("видит");
    expect(present("видеть", "plur")).toBe("видят");
  });
});

describe("any input", () => {
  it("is total and has no reading for noise", () => {
    for (const noise of ["", "-", "а-", "-то", "ъ".repeat(8000), "1С", "\u0000", "а-а-а-а-а-а"]) {
      expect(() => parse(noise)).not.toThrow();
      expect(nominative(noise)).toEqual(expect.any(String));
      expect(afterFigure(3, noise)).toEqual(expect.any(String));
      expect(present(noise)).toEqual(expect.any(String));
    }
  });
});
