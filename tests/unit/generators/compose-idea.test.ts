import { describe, expect, it } from "vitest";
import type { FactSheet } from "@/lib/generators/fact-sheet";
import { toReader } from "@/lib/generators/second-person";
import { compose } from "@/lib/generators/server/compose/corporate";
import { makePlan } from "@/lib/generators/server/compose/plan/make-plan";
import { readFacts } from "@/lib/generators/server/read/read-facts";
import { questionsOf } from "@/lib/generators/server/read/questions";
import { campervans, cheese, lifts, sheetOf, stables } from "./sheets";

const plain = (text: string) => text.replace(/\u00A0/g, " ");
const ideaOf = (facts: FactSheet) => plain(compose("idea", facts, {}).text);

const windFarm = sheetOf({
  locale: "ru",
  description:
    "Ветропарк на 34 установки. Остановку замечают утром, в прошлом году потеряли 4,8 млн рублей. Нужна тревога дежурному инженеру и журнал остановок. Облака запрещены.",
  organisation: "Ветропарк на 34 установки",
  figures: [
    { text: "34 установки", value: 34, unit: "установки", kind: "count", says: "has" },
    {
      text: "4,8 млн рублей",
      value: 4_800_000,
      unit: "RUB",
      kind: "money",
      says: "loses",
      period: "year",
      currency: "RUB",
    },
  ],
  actors: [{ text: "дежурному инженеру", name: "дежурный инженер", side: "serves" }],
  pains: [{ text: "Остановку замечают утром, в прошлом году потеряли 4,8 млн рублей", figures: ["g2"] }],
  wishes: [
    { text: "тревога дежурному инженеру", figures: [] },
    { text: "журнал остановок", figures: [] },
  ],
  bans: [{ text: "Облака запрещены", kind: "forbidden", about: "облака" }],
  limits: (at) => ({ currency: "RUB", country: "RU", deadline: { ...at("прошлом году"), weeks: 2 } }),
});

const oneLine = sheetOf({
  locale: "en",
  description: "Stock count for a dental lab",
  subject: "Stock count for a dental lab",
  wishes: [{ text: "Stock count for a dental lab", figures: [] }],
});

describe("the project idea", () => {
  it("names every function of the plan by its title", () => {
    for (const sheet of [cheese, lifts, stables, campervans, windFarm]) {
      const text = ideaOf(sheet);
      for (const { code, title } of makePlan(sheet).functions) {
        expect(text).toContain(code);
        expect(text).toContain(title);
      }
    }
  });

  it("names its kind before what it is about, as the other documents do, the shorter edition too", () => {
    expect(ideaOf(windFarm)).toMatch(/^## Идея проекта: Ветропарк на 34 установки — /);
    const [title] = ideaOf(windFarm).split("\n");
    expect(plain(compose("idea", windFarm, { refine: "shorter" }).text).split("\n")[0]).toBe(title);
  });

  it("opens with a page that tells what, how much, what it costs to wait and what comes next", () => {
    const page = ideaOf(windFarm).split("\n### ")[1] ?? "";
    expect(page).toContain("34 установки");
    expect(page).toContain("потеряли 4,8 млн рублей, или 92 300 ₽ в неделю");
    expect(page).toContain("человеко-недел");
  });

  it("uses each figure, with its noun beside it", () => {
    const rest = ideaOf(lifts).split("\n### ").slice(2).join("\n");
    expect(rest).toContain("1 340 лифтов");
    expect(ideaOf(lifts)).toMatch(/62 электромеханик/);
    expect(ideaOf(lifts)).toMatch(/95 звонков/);
    expect(rest).toContain("1 700 рублей");
  });

  it("names each trouble by the client's own clause and leaves no hole in a table", () => {
    for (const sheet of [cheese, lifts, stables, campervans, windFarm])
      expect(ideaOf(sheet)).not.toMatch(/\| [–-] \||\| *\|/);
    expect(ideaOf(lifts)).toContain("| Каждый третий выезд – повторный");
    expect(ideaOf(windFarm)).toMatch(/\| Остановку замечают утром[^|]* 4,8 млн/);
  });

  it("tells for each trouble what of a function helps, by the code that its title is told with, and no cell twice", async () => {
    const text = ideaOf(
      await readFacts(
        "Сеть из 6 клиник. Записываются по телефону, утром не дозвониться, 14 % пациентов не приходят. Нужны онлайн-запись с напоминаниями и обмен с 1С.",
        "ru",
      ),
    );
    expect(text).toContain(
      "Что изменится: запись открыта в любой час, звонить не нужно; напоминание приходит заранее.",
    );
    expect(text).toContain("**Ф-1 Онлайн-запись с напоминаниями.**");
    expect(text).toContain("**Ф-2 Обмен с 1С.**");
    expect(text).toContain(
      "| Записываются по телефону. Утром не дозвониться. | Ф-1: запись открыта в любой час, звонить не нужно |",
    );
    expect(text).toContain("| 14 % пациентов не приходят | Ф-1: напоминание приходит заранее |");
  });

  it("tells the functions of each set of troubles once", () => {
    for (const facts of [windFarm, cheese, lifts, stables]) {
      const table =
        ideaOf(facts)
          .split(/^### (?:Что меняется|What changes)$/mu)[1]
          ?.split("\n###")[0] ?? "";
      const helps = [...table.matchAll(/\| ([^|]+) \|$/gmu)].slice(2).map(([, cell]) => cell);
      expect(new Set(helps).size).toBe(helps.length);
    }
  });

  it("says when the date is too near, and what is missing to it", () => {
    const { effort } = makePlan(windFarm);
    expect(effort.firstWeeks).toBeGreaterThan(2);
    expect(ideaOf(windFarm)).toMatch(new RegExp(`не хватает ${String(effort.firstWeeks - 2)} недел`));
  });

  it("lists the questions of the sheet, all of them and no other, as the panel and the requirements do", () => {
    const open = questionsOf(cheese, "clear");
    const listed = (text: string) => plain(text).match(/^\d+\. .+\?$/gm);
    const asked = open.map((question, at) => `${String(at + 1)}. ${question.text}`);
    expect(listed(ideaOf({ ...cheese, open }))).toEqual(asked);
    expect(listed(compose("requirements", { ...cheese, open }, {}).text)).toEqual(asked);
    expect(asked.join()).toContain("К какому сроку это нужно?");
    expect(questionsOf(campervans, "clear").map(({ text }) => text)).not.toContain("When do you need it?");
  });

  it("keeps bans and the systems that stay in a section of their own", () => {
    expect(ideaOf(lifts)).toMatch(/Остаётся:\*\* .*Обь/);
    expect(ideaOf(windFarm)).toMatch(/Условие:\*\* облака запрещены/i);
    expect(ideaOf(campervans)).toMatch(/Condition:\*\* .*app/);
  });

  it("is short for one line, and speaks its language", () => {
    const text = ideaOf(oneLine);
    expect(text.split(/\s+/).length).toBeLessThan(ideaOf(campervans).split(/\s+/).length * 0.75);
    expect(text).not.toMatch(/[а-яё]/i);
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}/);
  });

  it("gives equal bytes for an equal sheet", () => {
    expect(compose("idea", cheese, {})).toEqual(compose("idea", structuredClone(cheese), {}));
  });
});

it("asks for whom access is needed only among those of whom no wish speaks", async () => {
  const text =
    "Администрация города, 1,2 млн жителей. Портал обращений граждан перегружен. Требуется приём обращений с входом через Госуслуги.";
  const idea = ideaOf(await readFacts(text, "ru"));
  expect(idea).not.toContain("Нужен ли доступ");
});

it.each([
  ["Завод. План составляют вручную в Excel. Нужен план и обмен с 1С.", "Подготовьте пробную выгрузку из 1С."],
  [
    "Завод. План составляют вручную. Нужен план.",
    "Покажите нам ручную работу в обычный день: по нему уточним часы в обосновании.",
  ],
  [
    "Завод. План срывается каждую неделю. Нужен план и вход через Госуслуги.",
    "Ответьте на вопросы ниже: по ответам уточним оценку.",
  ],
])("proposes as the next step what there is to show, else the answers: %s", async (text, step) => {
  const idea = ideaOf(await readFacts(text, "ru"));
  expect(idea).toContain(`**Следующий шаг.** ${step}`);
});

it("tells every trouble whole, in a row of its own where what helps is another", async () => {
  const text =
    "A bank. Engineers on duty get 400 alerts a day, downtime costs $300,000 a year. We need monitoring.";
  const told = ideaOf(await readFacts(text, "en"));
  expect(told).toContain("| Engineers on duty get 400 alerts a day | F-1: alerts with one cause");
  expect(told).toContain("| Downtime costs $300,000 a year | F-1: failures are noticed");
});

it("calls nothing that is only wished for a system that stays", async () => {
  const text = "Перевозчик. Нужны чат-бот в Telegram, документы через ЭДО и обмен с 1С.";
  expect(ideaOf(await readFacts(text, "ru"))).toContain("**Для обмена данными названы:** «1С».");
});

it.each([
  [
    "en",
    "A clinic. Empty slots cost us $280,000 a year. We need online booking, round the clock and inside our perimeter.",
    "Empty slots cost you $280,000 a year, or",
    "**Hosting:** Inside your perimeter",
  ],
  [
    "ru",
    "Типография. Брак обходится нам в 900 тысяч рублей в месяц. Нужен журнал брака, только на наших серверах.",
    "| Брак обходится вам в 900 тысяч рублей в месяц |",
    "на ваших серверах",
  ],
] as const)("says to the reader what the client said of themselves: %s", async (locale, text, ...told) => {
  const idea = ideaOf(await readFacts(text, locale));
  for (const one of told) expect(idea).toContain(one);
});

it.each([
  [
    "en",
    "each of us knows what I am paid and when we send our offer",
    "each of you knows what you are paid and when you send your offer",
  ],
  ["en", "they say “trust us”", "they say “trust us”"],
  ["en", "our calls are routine: where is my order", "your calls are routine: where is my order"],
  ["ru", "клиенты звонят нам и нашим водителям", "клиенты звонят вам и вашим водителям"],
  ["ru", "узнаём от наших клиентов", "узнаём от наших клиентов"],
] as const)("turns the first person only where every word of it turns: %s: %s", (locale, text, said) => {
  expect(toReader(text, locale)).toBe(said);
});

it("tells each risk beside what is done about it, and the first release by its codes and weeks where others come later", async () => {
  const text = "Перевозчик, 320 машин. Диспетчеры обзванивают водителей. Нужны трекинг груза и обмен с 1С.";
  const sheet = await readFacts(text, "ru");
  const idea = ideaOf(sheet);
  expect(idea).not.toContain("Первый выпуск (");
  const [first, ...wishes] = sheet.wishes;
  const later = wishes.map((one) => ({ ...one, later: true as const }));
  expect(ideaOf({ ...sheet, wishes: [...(first ? [first] : []), ...later] })).toMatch(
    /Первый выпуск \(Ф-1\) — через \d+ недел[^.]*\. Позже — Ф-2\./u,
  );
  expect(idea).toContain(
    "| Данные извне — Телематика машин (уточнить), 1С — могут прийти не в том виде | Пробную выгрузку проверим раньше, чем начнём экраны |",
  );
});
