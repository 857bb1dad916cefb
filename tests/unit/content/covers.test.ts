import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exhibits } from "@/lib/pictures/exhibits/names";
import {
  drawArticle,
  drawArticleHead,
  drawCard,
  drawCover,
  drawHead,
  drawHeadBesideFigure,
  drawHeadOverFigure,
  drawJet,
} from "../../../scripts/pictures/cover";
import { makeCovers } from "../../../scripts/pictures/make-covers";

describe("the covers of a site", () => {
  let root = "";
  const text = (folder: string, slug: string, fields: string) =>
    writeFileSync(
      join(root, `content/${folder}/${slug}.ru.md`),
      `---\ntitle: Title\n${fields}\n---\n\nText\n`,
    );
  const industry = (hue: string) =>
    writeFileSync(join(root, "content/industries.yaml"), `industries:\n  - id: space\n${hue}    ru: {}\n`);
  const drawn = () =>
    readdirSync(join(root, "public/covers"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".svg"))
      .sort();
  const cover = (slug: string) => readFileSync(join(root, `public/covers/${slug}.svg`), "utf8");

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "covers-"));
    for (const folder of ["cases", "blog"]) mkdirSync(join(root, "content", folder), { recursive: true });
    industry("    hue: green\n");
    text("cases", "archive", "industry: space");
    text("blog", "launch", "hue: blue");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("are drawn for every case and every article, and go with them", () => {
    makeCovers(root);
    expect(drawn()).toEqual(["archive.svg", "launch.svg"]);
    expect(cover("archive")).toBe(drawCover("archive", "green"));
    expect(cover("launch")).toBe(drawJet("launch", "blue"));

    rmSync(join(root, "content/cases/archive.ru.md"));
    makeCovers(root);
    expect(drawn()).toEqual(["launch.svg"]);
  });

  it("are the drawing that a text has chosen, on its card and, wider, in the head of its page", () => {
    text("cases", "archive", "industry: space\ndrawing: layers");
    makeCovers(root);
    expect(drawn()).toEqual([
      "archive.svg",
      "en/archive.svg",
      "en/wide/archive.svg",
      "launch.svg",
      "wide/archive.svg",
    ]);
    expect(cover("archive")).toBe(drawCard("layers", "green"));
    expect(cover("wide/archive")).toBe(drawHead("layers", "green"));
    expect(cover("en/archive")).toBe(drawCard("layers", "green", "en"));
    expect(cover("en/wide/archive")).toBe(drawHead("layers", "green", "en"));
    expect(cover("archive")).not.toBe(cover("en/archive"));

    text("cases", "archive", "industry: space\ndrawing: layers\nhead: wide");
    makeCovers(root);
    expect(cover("wide/archive")).toBe(drawHeadOverFigure("layers", "green"));
    text("cases", "archive", "industry: space\ndrawing: layers\nhead: turn");
    makeCovers(root);
    expect(cover("wide/archive")).toBe(drawHeadBesideFigure("layers", "green"));

    text("cases", "archive", "industry: space");
    makeCovers(root);
    expect(drawn()).toEqual(["archive.svg", "launch.svg"]);

    text("blog", "launch", "hue: blue\ndrawing: visits");
    makeCovers(root);
    expect(cover("launch")).toBe(drawArticle("visits", "blue"));
    expect(cover("wide/launch")).toBe(drawArticleHead("visits", "blue"));
    expect(drawn()).toEqual(["archive.svg", "launch.svg", "wide/launch.svg"]);
  });

  it("follow the colour of their industry or text, and are left alone when nothing changed", () => {
    makeCovers(root);
    const { mtimeMs } = statSync(join(root, "public/covers/launch.svg"));
    industry("    hue: orange\n");
    makeCovers(root);
    expect(cover("archive")).toBe(drawCover("archive", "orange"));
    industry("");
    makeCovers(root);
    expect(cover("archive")).toBe(drawCover("archive", "blue"));
    expect(statSync(join(root, "public/covers/launch.svg")).mtimeMs).toBe(mtimeMs);
  });

  it("leave a text of an unknown colour to the check of the content", () => {
    text("blog", "odd", "hue: mauve");
    makeCovers(root);
    expect(drawn()).toEqual(["archive.svg", "launch.svg"]);
  });

  it.each(exhibits)("%s is drawn in the colours of its page", (name) => {
    for (const draw of [drawCard, drawHead, drawHeadOverFigure, drawHeadBesideFigure, drawArticleHead]) {
      const drawing = draw(name, "red");
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      const [, art = ""] = drawing.split('id="art"');
      expect(art).toContain("var(--foreground,");
      expect(art).not.toMatch(/(?:fill|stroke)="#/);
    }
    expect(drawCard(name, "red")).not.toBe(drawHead(name, "red"));
  });

  it("of an article carry the drawing for its small card, which the file itself does not show", () => {
    const [art = "", narrow = ""] = drawArticle("racks", "orange").split('<defs><g id="narrow"');
    expect(`${art}</svg>\n`).toBe(drawCard("racks", "orange"));
    expect(narrow).toMatch(/<text .*<\/g><\/defs><\/svg>\n$/s);
  });

  it("carry the drawing of the card for a phone where the one for the head is long", () => {
    for (const draw of [drawHeadOverFigure, drawArticleHead]) {
      const [, narrow = ""] = draw("racks", "orange").split('<defs><g id="narrow"');
      expect(drawCard("racks", "orange")).toContain(narrow.replace("</g></defs></svg>\n", ""));
    }
  });

  it.each(exhibits)("%s has a small drawing without words, in the colours of the page", (name) => {
    const [, art = ""] = readFileSync(`public/drawings/exhibits/${name}.svg`, "utf8").split('id="art"');
    expect(art).toMatch(/var\(--foreground\)/);
    expect(art).not.toMatch(/<text|(?:fill|stroke)="#/);
  });

  const keysOf = (drawing: string) =>
    [...drawing.matchAll(/<text[^>]*font-size="var\(--key, 12px\)"[^>]*>([^<]+)/g)].map(([, text]) => text);

  it.each([
    ["load", ["Обычный пик", "Мощность", "Всплеск", "00", "12", "24"]],
    ["trace", ["0", "640 мс", "Приложение", "Шлюз", "Переводы", "Лимиты", "332", "Антифрод"]],
    ["ledgers", ["3,4\u00a0%", "0,2\u00a0%", "Бухгалтерия", "Цех"]],
    ["board", ["Линии", "Финансы", "Юрист", "Инженер", "Подпись", "6", "3", "12 дней"]],
    [
      "agent",
      ["Письмо", "0", "1", "2", "3 с", "Тема", "Бронь", "Правила", "Маска", "Черновик", "п.\u00a05.3.2"],
    ],
    ["layers", ["Приложения", "Базы", "Виртуализация", "Каталоги", "Рабочие места"]],
    ["queue", ["Подсказка", "Инженеры", "0", "4 ч"]],
    ["plan", ["Линия 1", "Линия 3", "Линия 5", "Сырьё", "08", "16", "00"]],
    ["telemetry", ["214 подстанций", "Площадка 1", "Площадка 2"]],
  ] as const)("%s keeps its key labels where other digits would be too small", (name, keys) => {
    expect(keysOf(drawCard(name, "red"))).toEqual(keys);
    expect(keysOf(drawHead(name, "red"))).toEqual(keys);
  });

  it("light only what the caption names: the one late step, the one reading out of its range", () => {
    const lit = (name: "trace" | "telemetry") =>
      drawCard(name, "red").match(/<path[^>]*fill="var\(--s,[^>]*>/g);
    expect(lit("trace")).toHaveLength(1);
    expect(lit("trace")?.[0].match(/M/g)).toHaveLength(1);
    expect(lit("telemetry")).toHaveLength(1);
  });

  it("show something else for another slug", () => {
    expect(drawCover("gov-portal", "red")).not.toBe(drawCover("erp-holding", "red"));
    expect(drawJet("post1", "red")).not.toBe(drawJet("post2", "red"));
  });
});
