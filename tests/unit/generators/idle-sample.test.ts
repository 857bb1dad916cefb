import { expect, it } from "vitest";
import { listGeneratorExamples } from "@/lib/content/generator-examples";
import { drafts } from "@/lib/generators/server/draft/drafts";
import { locales } from "@/lib/i18n/locales";
import en from "@/messages/en/generator.json";
import ru from "@/messages/ru/generator.json";

const messages = { ru, en };
const PERCENT = /−?\d+(?:[ \u00a0])?%/u;

it.each(locales)("the sample of the idle page (%s) has the figures of the first example", async (locale) => {
  const { figures } = messages[locale].page.sample.effect;
  const { result } = await drafts["business-case"](
    { description: listGeneratorExamples(locale)[0]?.text ?? "" },
    locale,
  );
  const plain = (text = "") => text.replaceAll("\u00a0", " ");
  const [, cautious, base] = plain(result.businessCase).split(
    /^\| (?:Осторожный|Базовый|Conservative|Base) /mu,
  );
  expect(base).toContain(plain(figures.roi.number));
  expect(cautious).toContain(plain(PERCENT.exec(figures.roi.note)?.[0] ?? "no figure"));
  // «1 год 9 мес.» of «1 год 9 месяцев».
  expect(base).toContain(plain(figures.payback.number).replace(".", ""));
  expect(plain(result.businessCase)).toContain(`${plain(figures.flow.term)}: ${plain(figures.flow.number)}.`);
});

it.each(locales)(
  "the flow of that sample (%s) is drawn: its points hold no space a rule of type could glue",
  (locale) => {
    for (const line of messages[locale].page.sample.effect.lines.split("|"))
      expect(line).toMatch(/^(?:\d+,\d+L){5}\d+,\d+$/u);
  },
);
