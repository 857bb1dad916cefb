import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { renderMarkdown, renderOpening } from "@/components/generator/markdown/markdown-view";
import ru from "@/messages/ru/generator.json";

const drawn = (part: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="ru" messages={{ generator: ru }}>
      {part}
    </NextIntlClientProvider>,
  );

/** The words of the beginning, and those of the document below it. */
const partsOf = (text: string) => {
  const document = { text, locale: "ru" as const };
  return {
    opening: drawn(renderOpening(document)),
    rest: drawn(renderMarkdown({ ...document, streaming: false, isOpened: true })),
  };
};

const said = "Окупается за два года.\n\nВложения — 2 млн.";
const sections = "## Эффект\n\nСтрока.\n\n## Расходы\n\nДругая.";

it("what a document says before its first section stands in its opening, and the sections below", () => {
  const { opening, rest } = partsOf(`# Клиника\n\n${said}\n\n${sections}`);
  expect(opening).toMatch(/Окупается[^]*Вложения/u);
  expect(opening).not.toMatch(/Клиника|Строка/u);
  expect(rest).not.toMatch(/Окупается|Вложения/u);
  expect(rest).toMatch(/Строка[^]*Другая/u);
  expect(partsOf(`# Клиника\n\n${sections}`).opening).toBe("");
});

it("a document without a title is told in its order from its first words on", () => {
  const { opening, rest } = partsOf(`${said}\n\n${sections}`);
  expect(opening + rest).toMatch(/Окупается[^]*Вложения[^]*Строка[^]*Другая/u);
  expect((opening + rest).match(/Окупается/gu)).toHaveLength(1);
});
