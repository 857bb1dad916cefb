import { expect, test } from "vitest";
import { missingKind } from "@/lib/site/known-paths";
import { routes } from "@/lib/site/routes";

test.each(Object.values(routes))("%s is a page", (path) => {
  expect(missingKind(path)).toBeUndefined();
});

test.each([
  ["/services/ai-agents", undefined],
  ["/services/highload/", undefined],
  ["/services/nope", "service"],
  ["/services/ai-agents/more", "service"],
  ["/cases/nope", "case"],
  ["/blog/post9", "article"],
  ["/missing/page", "page"],
  ["/servicesx", "page"],
  ["/__proto__", "page"],
])("%s → %s", (path, kind) => {
  expect(missingKind(path)).toBe(kind);
});
