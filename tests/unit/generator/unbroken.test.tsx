import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { unbroken } from "@/components/generator/unbroken";

it("keeps a compound of a title on one line and its words as they are", () => {
  const markup = renderToStaticMarkup(unbroken("Клиника — онлайн-запись, обмен с 1С"));
  expect(markup).toContain('<span class="whitespace-nowrap">онлайн-запись</span>,');
  expect(markup.replaceAll(/<[^>]+>/g, "")).toBe("Клиника\u00a0— онлайн-запись, обмен с\u00a01С");
});
