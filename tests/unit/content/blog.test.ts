import { describe, expect, it } from "vitest";
import { getPost, listPosts, neighbours, postIds } from "@/lib/content/blog";
import { anchor, headingProblems, headings } from "@/lib/content/headings";
import { locales } from "@/lib/i18n/routing";
import { shortDate } from "@/lib/site/dates";

describe.each(locales)("articles in %s", (locale) => {
  it("are the three of the specification, the newest first", () => {
    expect(
      listPosts(locale).map(({ id, category, date, readTime }) => ({ id, category, date, readTime })),
    ).toEqual([
      { id: "post1", category: "ai", date: "2023-05-15", readTime: 5 },
      { id: "post2", category: "erp", date: "2023-05-03", readTime: 7 },
      { id: "post3", category: "bitrix", date: "2023-04-20", readTime: 6 },
    ]);
  });

  it.each(postIds())("%s is a whole article marked as a sample", (id) => {
    const post = getPost(locale, id);
    const words = post?.body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    expect(words).toBeGreaterThan(600);
    expect(words).toBeLessThan(1050);
    expect(post?.sample).toBe(true);
    expect(post?.image).toBe(`/covers/${id}.svg`);
    expect(headings(post?.body ?? "").filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(4);
    expect(post?.body).toMatch(/^\| .+ \|$/m);
  });

  it("has neighbours at both ends of the list", () => {
    expect(neighbours(locale, "post1").previous.id).toBe("post3");
    expect(neighbours(locale, "post1").next.id).toBe("post2");
    expect(neighbours(locale, "post3").next.id).toBe("post1");
  });
});

it("knows no other article", () => {
  expect(getPost("ru", "post4")).toBeUndefined();
  expect(() => neighbours("ru", "post4")).toThrow("No article post4");
});

it("says the same in both languages: as many headings, tables, lists and links", () => {
  for (const id of postIds()) {
    const shape = (locale: "ru" | "en") => {
      const body = getPost(locale, id)?.body ?? "";
      return {
        headings: headings(body).map(({ depth }) => depth),
        rows: body.match(/^\|/gm)?.length,
        items: body.match(/^(?:-|\d+\.) /gm)?.length,
        links: [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target),
      };
    };
    expect(shape("en")).toEqual(shape("ru"));
  }
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
      { depth: 2, text: "One", id: "one" },
      { depth: 3, text: "Two", id: "two" },
    ]);
  });

  it.each([
    ["# Title", "the text has a heading of the first level; the title is that already"],
    ["## Same\n\n## Same", 'heading "Same" stands twice or has no letters'],
    ["## A **bold** one", 'heading "A **bold** one" must be plain text'],
    ["## …", 'heading "…" stands twice or has no letters'],
  ])("%j is refused", (markdown, problem) => expect(headingProblems(markdown)).toEqual([problem]));
});

it("a day is written as each language writes it", () => {
  const day = new Date("2023-05-03");
  expect(shortDate(day, "ru")).toBe("03.05.2023");
  expect(shortDate(day, "en")).toBe("3 May 2023");
});
