import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import { expect, it } from "vitest";
import { keptTogether } from "@/components/generator/markdown/kept-together";

const textOf = (text: string) =>
  renderToStaticMarkup(<ReactMarkdown rehypePlugins={[keptTogether]}>{text}</ReactMarkdown>)
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", "_");

it.each([
  ["Вложения — 1,76 млн ₽.", "Вложения_— 1,76_млн_₽."],
  ["**64** регистратора, 12 поликлиник", "64 регистратора, 12_поликлиник"],
  ["NPV at −20 %", "NPV at −20_%"],
  ["1. первый пункт", "первый пункт"],
  ["до 50 000 обращений в сутки", "до_50_000_обращений в_сутки"],
  ["1 год и 2 месяца", "1_год и_2_месяца"],
])("%s keeps its number and measure, and its dash, on one line", (text, kept) => {
  expect(textOf(text).trim()).toBe(kept);
});

it("breaks no code of a function", () => {
  const markup = renderToStaticMarkup(
    <ReactMarkdown rehypePlugins={[keptTogether]}>
      {"#### Ф-1 Запись\n\nФ-1, Ф-12, 2024-05, 9–19"}
    </ReactMarkdown>,
  );
  expect(markup).toBe(
    '<h4>Ф-1 Запись</h4>\n<p><span class="whitespace-nowrap text-accent">Ф-1</span>, <span class="whitespace-nowrap text-accent">Ф-12</span>, 2024-05, <span class="whitespace-nowrap">9–19</span></p>',
  );
});

it("leaves code as it is", () => {
  expect(textOf("`10 px — x`")).toBe("10 px — x");
});
