import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listAwards } from "@/lib/content/awards";
import { listPosts } from "@/lib/content/blog";
import { listClients } from "@/lib/content/clients";
import { listPartners } from "@/lib/content/partners";
import { listServices } from "@/lib/content/services";
import { listMilestones } from "@/lib/content/timeline";
import { locales, routing } from "@/lib/i18n/routing";
import { inquiryFormSchema } from "@/lib/inquiries/schema";
import * as constants from "@/lib/site/constants";

const { TYPING, CAROUSEL, CASES_FRESHNESS, PER_SERVICE, COUNTS, TABS, IMAGE, TOAST } = constants;

/** Section 9 of the specification, row by row. */
const table: readonly [item: string, ours: unknown, specified: unknown][] = [
  ["mobile breakpoint, px", constants.MOBILE_BREAKPOINT, 768],
  ["typing, ms per letter", TYPING.perLetter, 150],
  ["typing, ms per deletion", TYPING.perDeletion, 80],
  ["typing, ms of hold", TYPING.hold, 1500],
  ["typing, ms of cursor blink", TYPING.cursorBlink, 500],
  ["shared layout animation, ms", constants.LAYOUT_ANIMATION, 1000],
  ["cases used, at most", CAROUSEL.cases, 6],
  ["cases per carousel page", CAROUSEL.perPage, 3],
  ["loading placeholders", constants.CASE_PLACEHOLDERS, 6],
  ["case list freshness on home, ms", CASES_FRESHNESS.home, 0],
  ["case list freshness on detail, ms", CASES_FRESHNESS.detail, 300_000],
  ["name minimum, characters", constants.INQUIRY_MINIMA.name, 2],
  ["message minimum, characters", constants.INQUIRY_MINIMA.message, 10],
  ["benefits, features, solutions per service", PER_SERVICE, { benefits: 5, features: 5, solutions: 5 }],
  ["posts of the blog teaser", COUNTS.posts, 3],
  ["header scroll threshold, px", constants.HEADER_SCROLL_THRESHOLD, 10],
  ["scroll-to-top threshold, px", constants.SCROLL_TO_TOP_THRESHOLD, 300],
  ["image generation, s", IMAGE.seconds, 30],
  ["image max height, px", IMAGE.maxHeight, 400],
  ["tabs", TABS, { corporate: 5, design: 4 }],
  ["languages", locales, ["ru", "en"]],
  ["default and fallback language", routing.defaultLocale, "ru"],
  ["toasts at a time", TOAST.limit, 1],
  ["toast removed after dismissal, ms", TOAST.removeDelay, 1_000_000],
  ["toast duration, ms", TOAST.duration, 5000],
  ["client logos", COUNTS.clients, 11],
  ["partners", COUNTS.partners, 12],
  ["awards", COUNTS.awards, 6],
  ["history entries", COUNTS.milestones, 7],
];

it.each(table)("%s", (_, ours, specified) => {
  expect(ours).toEqual(specified);
});

describe("what the pages are made from follows the table", () => {
  it.each(locales)("content in %s", (locale) => {
    expect({
      clients: listClients(locale).length,
      partners: listPartners(locale).length,
      awards: listAwards(locale).length,
      milestones: listMilestones(locale).length,
      posts: listPosts(locale).length,
    }).toEqual(COUNTS);
    for (const { benefits, features, solutions } of listServices(locale))
      expect({
        benefits: benefits.length,
        features: features.length,
        solutions: solutions.length,
      }).toEqual(PER_SERVICE);
  });

  it("the form, at its minima and one below", () => {
    const problems = (name: number, message: number) => {
      const result = inquiryFormSchema.safeParse({
        name: "я".repeat(name),
        email: "a@example.ru",
        message: "я".repeat(message),
        consent: true,
      });
      return result.error?.issues.map(({ message: key }) => key) ?? [];
    };
    expect(problems(2, 10)).toEqual([]);
    expect(problems(1, 9)).toEqual(["nameTooShort", "messageTooShort"]);
  });

  it("style sheets, which cannot read it", () => {
    const css = [...globSync("app/**/*.css"), ...globSync("components/**/*.css")]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    expect(css).toContain(`--layout-animation: ${constants.LAYOUT_ANIMATION / 1000}s;`);
    // Seen for half of each turn, hidden for the other.
    expect(css).toContain(`animation: blink ${(2 * TYPING.cursorBlink) / 1000}s steps(1) infinite`);
    const widths = [...css.matchAll(/@media[^{]*?\b(7\d\d)px/g)].map(([, width]) => Number(width));
    expect(new Set(widths)).toEqual(new Set([constants.MOBILE_BREAKPOINT]));
  });
});
