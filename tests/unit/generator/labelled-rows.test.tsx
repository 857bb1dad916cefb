import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import { describe, expect, it } from "vitest";
import { labelledRows } from "@/components/generator/markdown/labelled-rows";

const render = (text: string) =>
  renderToStaticMarkup(<ReactMarkdown rehypePlugins={[labelledRows]}>{text}</ReactMarkdown>);

describe("a paragraph with a label", () => {
  it("stands in two parts, whatever else is bold in it", () => {
    expect(render("**Кто:** срок **завтра** виден.")).toBe(
      '<p data-slot="labelled"><strong>Кто:</strong><span> срок <strong>завтра</strong> виден.</span></p>',
    );
  });

  it("has several sentences one by one", () => {
    expect(render("**Приёмка:** срок виден. Данные т. е. записи сверены. «Отказ» записан.")).toBe(
      '<p data-slot="labelled" data-term="acceptance" data-sentences="true"><strong>Приёмка:</strong><span> <span>срок виден.</span>' +
        " <span>Данные т. е. записи сверены.</span> <span>«Отказ» записан.</span></span></p>",
    );
    expect(render("**Приёмка:** срок виден: данные сверены.")).not.toContain("data-sentences");
  });

  it("has those who work with it one by one", () => {
    expect(render("**Кто:** врачи — смотреть (срок. Дата); пациенты — записываться")).toBe(
      '<p data-slot="labelled" data-sentences="true"><strong>Кто:</strong><span> <span>врачи — смотреть (срок. Дата);</span>' +
        " <span>пациенты — записываться</span></span></p>",
    );
  });

  it("is named for what a card sets apart", () => {
    expect(render("**Priority:** must have")).toContain('data-slot="labelled" data-term="priority"');
    expect(render("**Приоритет:** обязательно")).toContain('data-term="priority"');
    expect(render("**Данные из:** «Записи»")).not.toContain("data-term");
  });

  it("has what a screen shows name by name, what can be pressed marked, and the signs between them kept", () => {
    const html = render("**На экране:** Срок; Почему первое; «Принять» и «Ответить».");
    expect(html).toContain('<p data-slot="labelled" data-term="shown"><strong>На экране:</strong>');
    expect(html).toContain("<span>Срок</span>");
    expect(html.match(/data-slot="action"/g)).toHaveLength(2);
    expect(html.replace(/<[^>]+>/g, "")).toBe("На экране:Срок; Почему первое; «Принять» и «Ответить».");
    expect(render("**На экране:** срок **важен**; «Принять».")).not.toContain("action");
  });

  it("is marked where it stands within a paragraph with a title", () => {
    expect(render("**Ф-1 Запись.** Время видно. **От вас:** срок.")).toBe(
      '<p data-slot="feature"><strong><span data-slot="feature-code">Ф-1</span> Запись<span data-slot="feature-stop">.</span></strong><span> Время видно. </span><span data-slot="asks"><strong>От вас:</strong> срок.</span></p>',
    );
  });

  it("says with a tag that a function is proposed", () => {
    const html = render("**Ф-2 Карта (предлагаем).** Связи видны. **От вас:** срок.");
    expect(html).toMatch(
      /<\/span> Карта <span class="[^"]+">предлагаем<\/span><span data-slot="feature-stop">/,
    );
  });

  it("is a row of a table in a list of labels", () => {
    expect(render("- **Время:** 7 недель.\n- **Не вошло:** связь, **карты**.").replaceAll("\n", "")).toBe(
      '<ul data-slot="terms"><li><strong>Время:</strong><span> 7 недель.</span></li>' +
        "<li><strong>Не вошло:</strong><span> связь, <strong>карты</strong>.</span></li></ul>",
    );
    const estimated = render("- **Оценка:** 7 недель.\n- **Не вошло:** связь.");
    expect(estimated.match(/data-term="estimate"/g)).toHaveLength(1);
    expect(render("- **Время:** 7 недель.\n- Связь.")).not.toContain("terms");
    expect(render("- **Без связи.** Работает.\n- **Видно всё.** Сразу.")).not.toContain("terms");
  });

  it.each(["Срок **важен:** завтра.", "**Ф-1. Запись.** Время видно сразу.", "**Приёмка:**"])(
    "%s stays one text",
    (text) => {
      expect(render(text)).not.toContain("data-slot");
    },
  );
});

it("marks what can go wrong, and the paragraph that says what to do now", () => {
  const rows = render("- **Не вошло:** обучение.\n- **Риски:** данные придут не в том виде.");
  expect(rows.match(/data-term="risk"/g)).toHaveLength(1);
  expect(render("**Следующий шаг.** Подготовьте выгрузку.")).toContain('<p data-slot="next-step">');
  expect(render("**Next step.** Prepare an export.")).toContain('<p data-slot="next-step">');
  expect(render("**Чего стоит сегодняшний порядок.** 12 млн.")).not.toContain("next-step");
});
