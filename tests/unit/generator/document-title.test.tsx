import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DocumentTitle, kindIn } from "@/components/generator/document-title";

const render = (text: string) => renderToStaticMarkup(<DocumentTitle text={text} isKindSeen />);
const words = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("\u00a0", " ");
/** What the screen shows: signs and the kind, which the row above has, are for screen readers and for paper. */
const seen = (html: string) =>
  [...html.matchAll(/<span class="(?!not-print:sr-only)[^"]+">(.*?)<\/span>(?=<|$)/g)].map(([, text = ""]) =>
    words(text.replace(/<span class="not-print:sr-only">.*?<\/span>/g, "")),
  );

describe("the title of a document", () => {
  it("has the first thing to build beside the customer, the others for paper alone, and its text as it was written", () => {
    const text = "Идея проекта: Банк — мониторинг операций, карта сервисов и другое";
    expect(words(render(text))).toBe(text);
    expect(seen(render(text))).toEqual(["Банк — мониторинг операций"]);
    expect(kindIn(text)).toBe("Идея проекта");
  });

  it("keeps a clause and what is too long for a headline whole", () => {
    const clause = "Идея: Склад — сервис, который принимает заявки";
    expect(seen(render(clause))).toEqual(["Склад — сервис, который принимает заявки"]);
    const long =
      "Идея: Управление строительства и ремонта городских дорог — приём обращений о состоянии покрытия, отчёты";
    expect(words(render(long))).toBe(long);
    expect(seen(render(long))).toEqual([
      "Управление строительства и ремонта городских дорог",
      "приём обращений о состоянии покрытия, отчёты",
    ]);
  });

  it("without a customer is shown as it is", () => {
    expect(seen(render("Запись к врачу"))).toEqual(["Запись к врачу"]);
    expect(kindIn("Запись к врачу")).toBeUndefined();
  });
});
