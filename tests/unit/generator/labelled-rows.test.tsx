import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import { describe, expect, it } from "vitest";
import { labelledRows } from "@/components/generator/markdown/labelled-rows";

const render = (text: string) =>
  renderToStaticMarkup(<ReactMarkdown rehypePlugins={[labelledRows]}>{text}</ReactMarkdown>);

describe("a paragraph with a label", () => {
  it("stands in two parts, whatever else is bold in it", () => {
    expect(render("**Приёмка:** срок **завтра** виден.")).toBe(
      '<p data-slot="labelled"><strong>Приёмка:</strong><span> срок <strong>завтра</strong> виден.</span></p>',
    );
  });

  it.each(["Срок **важен:** завтра.", "**Ф-1. Запись.** Время видно сразу.", "**Приёмка:**"])(
    "%s stays one text",
    (text) => {
      expect(render(text)).not.toContain("data-slot");
    },
  );
});
