import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { teaserOf } from "@/app/[locale]/_sections/case-teaser";
import { CaseCard } from "@/components/sections/case-card";
import { listCases } from "@/lib/content/cases";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: ComponentProps<"a">) => <a {...rest}>{children}</a>,
}));

test("a case that tells no results stands on its card and in the carousel without them", () => {
  const [whole] = listCases("ru");
  if (!whole) throw new Error("no case");
  const { results, tags, ...bare } = whole;
  expect(results).toBeDefined();
  expect(tags).toBeDefined();
  const teaser = teaserOf(bare);
  expect(teaser).toMatchObject({ slug: whole.slug, title: whole.title });
  const card = renderToStaticMarkup(<CaseCard item={teaser} />);
  // Both as HTML: a title may hold quotation marks.
  expect(card).toContain(renderToStaticMarkup(<>{whole.title}</>));
  expect(card).not.toContain("<li>");
});
