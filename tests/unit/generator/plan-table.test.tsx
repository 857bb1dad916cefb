import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { describe, expect, it } from "vitest";
import { markedTables } from "@/components/generator/markdown/marked-tables";

const render = (rows: readonly string[], head = "| Недели | Что готово | Человеко-недели |") =>
  renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} rehypePlugins={[markedTables]}>
      {[head, head.replace(/[^|]+/g, " --- "), ...rows].join("\n")}
    </ReactMarkdown>,
  );

describe("a plan", () => {
  const html = render(["| 1–2 | Подготовка | 3 |", "| 3–5 | Ф-1 Запись | 3,5 |", "| 8 | Запуск | 1 |"]);

  it("is one table with a bar at its weeks in each row", () => {
    expect(html).toContain('data-plan="true"');
    expect(html.match(/data-slot="weeks-bar"/g)).toHaveLength(3);
    expect(html).toContain('data-slot="weeks" style="--weeks:8;--at:0.25;--of:0.375" data-function="true"');
    expect(html.match(/data-function/g)).toHaveLength(1);
  });

  it("says the weeks of a late bar before it", () => {
    expect(html.match(/data-late/g)).toHaveLength(2);
    expect(html).toContain('data-late="true"><span>8</span>');
  });

  it("has an axis that those who do not see it do not hear", () => {
    expect(html).toMatch(/<th[^>]*>Недели<span data-slot="weeks-axis"[^>]*aria-hidden="true">/);
    expect(html.match(/data-slot="week"/g)).toHaveLength(8);
  });

  it("of many weeks has fewer marks", () => {
    const long = render(["| 1–20 | Подготовка | 3 |", "| 20–40 | Запуск | 3 |"]);
    expect(long.match(/data-slot="week"/g)).toHaveLength(10);
  });

  it("says once who accepts most of it, where that is a name", () => {
    const head = "| Недели | Этап | Кто принимает |";
    const rows = ["| 1 | Подготовка | Заказчик |", "| 2 | Ф-1 Запись | Врачи |", "| 3 | Акт | Заказчик |"];
    const accepted = render(rows, head);
    expect(accepted).toContain('<span data-slot="plan-common" aria-hidden="true">: Заказчик</span>');
    expect(accepted.match(/data-common/g)).toHaveLength(2);
    expect(render(["| 1 | Подготовка | 3 |", "| 2 | Запуск | 3 |"])).not.toContain("common");
  });

  it("is no table of other columns, nor one with words in place of weeks", () => {
    expect(render(["| 1–2 | Подготовка |", "| 3 | Запуск |"], "| Недели | Что готово |")).not.toContain(
      "data-plan",
    );
    expect(render(["| 1–2 | Подготовка | 3 |", "| позже | Запуск | 1 |"])).not.toContain("data-plan");
  });
});
