import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { foldedRows } from "@/components/generator/markdown/folded-rows";
import { markedTables } from "@/components/generator/markdown/marked-tables";

const render = (head = "", ...rows: string[]) =>
  renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[markedTables, foldedRows]}>
      {[head, `|${" --- |".repeat(head.split("|").length - 2)}`, ...rows].join("\n")}
    </ReactMarkdown>,
  );

it.each([
  ["| Сегодня | Чем поможет |", true],
  ["| Today | What helps |", true],
  ["| Раздел | Сегодня |", false],
  ["| Сегодня | Завтра | Когда |", false],
])("what is so today beside what helps is a change: %s", (head, isChange) => {
  expect(render(head, "| Утром не дозвониться | Ф-1: запись открыта |").includes("data-change")).toBe(
    isChange,
  );
});

it("a table of short words with dashes where there is nothing to say is a matrix", () => {
  const names = "| Функция | Диспетчеры | Клиенты |";
  expect(render(names, "| Ф-1 Трекинг груза | Следить | — |", "| Ф-2 Документы | — | ✓ |")).toContain(
    'data-matrix="true"',
  );
  expect(render(names, "| Ф-1 Трекинг груза | Следить | Смотреть |")).not.toContain("data-matrix");
  expect(render(names, "| Ф-1 Трекинг груза | — | 45 000 |")).not.toContain("data-matrix");
  expect(render(names, "| Ф-1 Трекинг груза | — | видят, где груз и когда он прибудет |")).not.toContain(
    "data-matrix",
  );
});

it("two or three rows of four figures turn into columns, and more of them stay a table", () => {
  const head = "| Что приходит | В день | В час пик | За год | ГБ за 5 лет |";
  const row = "| Рейсы | 71 | 18 | 18 000 | 2 |";
  const stream = "| Координаты | 460 800 | 38 400 | 168 млн | 84 |";
  expect(render(head, row, stream)).toContain('data-turns="true"');
  expect(render(head, row)).toContain('data-figures="true"');
  expect(render(head, ...Array.from({ length: 4 }, () => row))).toContain('data-figures="true"');
});

describe("a table with a form of its own", () => {
  it.each([
    ["| Что | Значение | Как проверяется |", "checks"],
    ["| What | Value | How it is checked |", "checks"],
    ["| Решение | Отклонено | Почему |", "decisions"],
    ["| System | Data exchanged | If it is unavailable |", "exchange"],
    ["| Часть | Что делает | Что хранит |", "parts"],
    ["| Records | Fields | Functions |", "fields"],
  ])("%s", (head, form) => {
    const row = "| НФ-2 Отклик | 95 % экранов — до 2 секунд; обращения — 12 500 в час | Замер |";
    const html = render(head, row, row);
    expect(html).toContain(`data-form="${form}"`);
    expect(html).toContain(
      '<span data-slot="cell-code">НФ-2</span><span data-slot="cell-name"> Отклик</span>',
    );
    expect(html.includes("cell-value")).toBe(form === "checks");
  });

  it("is a pair of today and the target with the code of what brings it", () => {
    const head = "| Что | Сегодня | Цель | Чем достигается |";
    expect(render(head, "| Про статус | 40 % | Не больше 28 % | Ф-1 Приём |")).toContain('data-form="pairs"');
    expect(render("| Что | Сегодня | Цель |", "| Про статус | 40 % | Меньше |")).not.toContain("data-form");
  });

  it("is of scenarios by what they come to, with its name at each of these", () => {
    const head =
      "| Scenario | Losses avoided | Investment, $ | ROI over 3 years | Payback | NPV over 5 years, $ |";
    const row = "| Base | 25% | 89,600 | −7% | 3 years 2 months | 33,817 |";
    const html = render(head, ...Array.from({ length: 5 }, () => row));
    expect(html).toContain('data-form="scenarios"');
    expect(html).not.toContain("data-headed");
    expect(html).toContain('data-label="ROI over 3 years"');
    expect(render(head, row, row)).not.toContain("data-form");
  });
});

it("of a long table of measures the rows from the seventh on are named in a line below it", () => {
  const head = "| Что | Значение | Как проверяется |";
  const row = (at: number) => `| НФ-${String(at)} Мера ${String(at)} | 1 | Замер |`;
  const rows = (count: number) =>
    render(head, ...Array.from({ length: count }, (_, index) => row(index + 1)));
  expect(rows(8)).not.toContain("data-more");
  expect(rows(9).match(/<tr[^>]* data-more="true"/g)).toHaveLength(3);
  expect(rows(9)).toContain(
    '</table><details data-slot="more-rows"><summary>+3: Мера 7, Мера 8, Мера 9</summary></details>',
  );
  expect(
    render("| Раздел | Поля | Функции |", ...Array.from({ length: 9 }, () => "| Записи | Имя | Ф-1 |")),
  ).not.toContain("data-more");
});
