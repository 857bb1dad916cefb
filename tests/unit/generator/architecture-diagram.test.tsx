import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ArchitectureDiagram } from "@/components/generator/diagram/architecture-diagram";
import { DiagramDrawing } from "@/components/generator/diagram/diagram-drawing";
import type { ArchitectureGraph } from "@/lib/generators/graph";
import { Legend } from "@/components/generator/diagram/legend";
import ru from "@/messages/ru/generator.json";

const graph: ArchitectureGraph = {
  nodes: [
    { id: "clients", label: "Пациенты", kind: "actor", lane: "Люди", note: "45 000 в месяц" },
    { id: "site", label: "Сайт", kind: "channel", lane: "Каналы" },
    { id: "core", label: "Расписание", kind: "service", lane: "Ядро" },
    { id: "books", label: "1С", kind: "external", lane: "Соседи" },
  ],
  edges: [
    { from: "core", to: "books", label: "обмен" },
    { from: "clients", to: "site", main: true },
    { from: "site", to: "core", label: "запрос", main: true },
  ],
};

it("is a named figure whose links are there as text, the main path first", () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="ru"
      timeZone="Europe/Moscow"
      messages={{ generator: { workbench: ru.workbench } }}
    >
      <ArchitectureDiagram graph={graph} />
    </NextIntlClientProvider>,
  );
  const id = /<figure data-slot="diagram" aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? "none";
  expect(html).toMatch(new RegExp(`<figcaption id="${id}"[^>]*>.*4 узла, 4 слоя</figcaption>`));
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)).toEqual([
    "Пациенты → Сайт (основной путь)",
    "Сайт → Расписание: запрос (основной путь)",
    "Расписание → 1С: обмен",
  ]);
  expect(html).toMatch(/<button[^>]*aria-pressed="true"[^>]*>Схема<\/button>/);
});

it("draws an arrowhead at both ends of an exchange both ways", () => {
  const both = { ...graph, edges: graph.edges.map((edge) => ({ ...edge, both: edge.to === "books" })) };
  const html = renderToStaticMarkup(<DiagramDrawing graph={both} lang="ru" shape="wide" title="Схема" />);
  expect(html.match(/data-part="arrow"/g)).toHaveLength(graph.edges.length + 1);
});

it("draws a picture with a name, edges below boxes, and leaves colours to the style sheet", () => {
  const html = renderToStaticMarkup(<DiagramDrawing graph={graph} lang="ru" shape="wide" title="Схема" />);
  expect(html).toMatch(/<svg[^>]*role="img" aria-labelledby="([^"]+)"[^>]*><title id="\1">Схема<\/title>/);
  for (const text of ["Пациенты", "45 000 в", "Расписание", "запрос", "Люди"]) expect(html).toContain(text);
  expect(html.lastIndexOf('data-part="edge"')).toBeLessThan(html.indexOf('data-part="node"'));
  expect(html.match(/data-part="edge" data-tone="main"/g)).toHaveLength(2);
  expect(html).not.toMatch(/style="(?!--n:\d+")|<style| fill=| stroke=/);
});

it("does not claim that a drawing for a phone has all links where some are only in the list", () => {
  const ids = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
  const dense: ArchitectureGraph = {
    nodes: ids.map((id) => ({ id, label: id, kind: "service" })),
    edges: ids.flatMap((from, at) => ids.slice(at + 1).map((to) => ({ from, to }))),
  };
  const { main, other, some } = ru.workbench.diagram.legend;
  const shown = (shape: "wide" | "narrow", drawn: ArchitectureGraph) =>
    renderToStaticMarkup(
      <NextIntlClientProvider
        locale="ru"
        timeZone="Europe/Moscow"
        messages={{ generator: { workbench: ru.workbench } }}
      >
        <Legend graph={drawn} shape={shape} />
      </NextIntlClientProvider>,
    );
  expect(shown("narrow", dense)).toContain(some);
  expect(shown("narrow", dense)).not.toContain(main);
  for (const html of [shown("wide", dense), shown("narrow", graph)]) {
    expect(html).toContain(other);
    expect(html).not.toContain(some);
  }
});
