import { expect, it, describe } from "vitest";
import { paintFirst, usedRules } from "../../../scripts/build/finish-pages.ts";
import { LATE_ID, lateSource } from "../../../scripts/build/late-scripts.ts";

const font = `<link rel="preload" as="font" type="font/woff2" href="/fonts/a.woff2" crossorigin="anonymous"/>`;
const ahead = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>`;
const sheet = `<link rel="stylesheet" href="/_next/static/chunks/a.css?dpl=1" data-precedence="next"/>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const old = `<script src="/_next/static/chunks/old.js" noModule=""></script>`;
const own = `<script>theme()</script>`;
const flight = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>`;
const head = `<meta charSet="utf-8"/>${font}${sheet}${ahead}${script("a")}${own}${old}`;
const body = `<h1 class="title">Text</h1>${script("b")}${flight}`;
const page = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const css = (href: string) => (href === "/_next/static/chunks/a.css" ? ".title{top:0}.other{top:1px}" : "?");
const finish = (html: string) => paintFirst("ru.html", html, css);

describe("a finished page", () => {
  it("is Next's page, with its rules inside and its fonts and scripts where nothing asks for them", async () => {
    const print = sheet.replace("/>", ` media="print"/>`);
    const late = `<template id="${LATE_ID}">${print}${font}${ahead}${script("a")}${script("b")}</template>`;
    const far = `<style media="screen and (scripting:enabled)">[data-slot=section]{content-visibility:auto}</style>`;
    expect(await finish(page)).toBe(
      `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>.title{top:0}</style>${far}${own}${old}` +
        `<noscript>${sheet}</noscript>${late}<script>${lateSource}</script></head>` +
        `<body><h1 class="title">Text</h1>${flight}</body></html>`,
    );
  });

  it("does not come about when Next writes something else than it did", async () => {
    for (const changed of [
      page.replace(sheet, ""),
      page.replace(sheet, sheet.replace("/>", ` media="screen"/>`)),
      page.replace(sheet, sheet.replace("/_next/", "/elsewhere/")),
      page.replace(script("a"), script("a").replace("async", "defer")),
      page.replace(script("a"), script("a").replace("<script", `<script type="module"`)),
      page.replaceAll(/<script src.*?<\/script>/g, ""),
      page.replace(font, font.replace("/>", ` media="screen"/>`)),
      page.replaceAll("__next_f", "__next_g"),
      page.replace("</head>", "</head> "),
    ])
      await expect(finish(changed), changed).rejects.toThrow("ru.html: expected ");
  });

  it("is never Next's page for a failure of everything", async () => {
    const failure = `<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>`;
    expect(await finish(failure)).toBe(failure);
  });
});

describe("the rules inside a page", () => {
  it("are those it uses, in either theme, without fonts to fetch, movement and what is for paper", async () => {
    const sheet = [
      `@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local("Arial")}`,
      `.light .title{top:1px}.dark .title{top:2px}.title:hover{top:3px}.w-\\[50\\%\\]{top:4px}.gone{top:5px}`,
      `.title{transition:top 1s;cursor:pointer}.title{transition-duration:1s;top:10px}`,
      `@media print{.title{top:6px}}@media (max-width:10px){.title{top:7px}.gone{top:8px}}`,
      `:is(:nth-child(2n+1),:nth-child(2n)) .title{top:9px}`,
    ].join("");
    expect(
      await usedRules(`<html class="dark"><h1 class="title w-[50%]" style="font-family:B">x</h1>`, sheet),
    ).toBe(
      [
        `@font-face{font-family:B;src:local("Arial")}`,
        `.light .title{top:1px}.dark .title{top:2px}.title:hover{top:3px}.w-\\[50\\%\\]{top:4px}.title{top:10px}`,
        `@media (max-width:10px){.title{top:7px}}:is(:nth-child(2n+1),:nth-child(2n)) .title{top:9px}`,
      ].join(""),
    );
  });
});
