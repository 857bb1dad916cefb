import { describe, expect, it } from "vitest";
import { getPost, listPosts, postIds } from "@/lib/content/blog";
import { anchor, headingProblems, headings } from "@/lib/content/headings";
import { neighboursIn } from "@/lib/content/neighbours";
import { readingMinutes } from "@/lib/content/reading-time";
import { locales } from "@/lib/i18n/routing";
import { shortDate } from "@/lib/site/dates";

/** What the specification says of the three articles; it holds for the samples, the owner's own come out when they come out. */
const SPECIFIED = [
  { id: "post1", category: "ai", date: "2023-05-15", readTime: 5 },
  { id: "post2", category: "erp", date: "2023-05-03", readTime: 7 },
  { id: "post3", category: "bitrix", date: "2023-04-20", readTime: 6 },
];

describe.each(locales)("articles in %s", (locale) => {
  it("stand the newest first, the samples with the days and minutes of the specification", () => {
    const posts = listPosts(locale);
    const days = posts.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
    for (const { id, category, date, readTime, sample } of posts)
      if (sample) expect(SPECIFIED).toContainEqual({ id, category, date, readTime });
  });

  it.each(postIds())("%s has a text and a cover", (id) => {
    expect(getPost(locale, id)?.body).not.toBe("");
    const { image, photo } = getPost(locale, id) ?? {};
    expect(image).toMatch(photo ? `${photo.address}-shared.jpg` : `/covers/${id}.svg`);
  });
});

it("knows no other article", () => {
  expect(getPost("ru", "no-such-post")).toBeUndefined();
});

it("a list is a ring: its first entry has the last one before it; one entry alone has no neighbours", () => {
  const at = (list: readonly string[], here: string) => neighboursIn(list, (item) => item === here);
  expect(at(["a", "b", "c"], "a")).toEqual({ previous: "c", next: "b" });
  expect(at(["a", "b", "c"], "c")).toEqual({ previous: "b", next: "a" });
  expect(at(["a"], "a")).toBeUndefined();
  expect(at(["a", "b"], "z")).toBeUndefined();
});

it("reading takes a minute for 180 words, at least one, and code is not read", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("слово ".repeat(900))).toBe(5);
  expect(readingMinutes(`word ${"```\ncode code\n```\n".repeat(500)}`)).toBe(1);
});

describe("anchors", () => {
  it.each([
    ["Найдите три повода", "naydite-tri-povoda"],
    ["Ещё: объём, щука и съезд — 2023!", "esche-obem-schuka-i-sezd-2023"],
    ["Параллельный\u00A0учёт", "parallelnyy-uchet"],
    ["Let's go: a one-week test", "lets-go-a-one-week-test"],
  ])("%s → %s", (heading, id) => expect(anchor(heading)).toBe(id));

  it("are looked for outside code, at two levels", () => {
    expect(headings("## One\n\n```\n## Not one\n```\n\n### Two\n\n#### Deep")).toEqual([
      { depth: 2, text: "One", id: "one", at: 0 },
      { depth: 3, text: "Two", id: "two", at: 28 },
    ]);
  });

  it.each([
    ["# Title", 0, "заголовок первого уровня уже есть, это title; начните с ##"],
    ["## Same\n\n## Same", 9, "заголовок «Same» уже есть выше: назовите его иначе"],
    ["## A **bold** one", 0, "заголовок «A **bold** one» пишется без разметки"],
    ["## …", 0, "заголовок «…» без букв: на него нельзя сослаться"],
  ])("%j is refused", (markdown, at, sentence) =>
    expect(headingProblems(markdown)).toEqual([{ at, sentence }]),
  );
});

it("a day is written as each language writes it", () => {
  const day = new Date("2023-05-03");
  expect(shortDate(day, "ru")).toBe("03.05.2023");
  expect(shortDate(day, "en")).toBe("3 May 2023");
});
