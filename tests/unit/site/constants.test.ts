import { expect, test } from "vitest";
import * as constants from "@/lib/site/constants";

test("constants are those of the specification's table", () => {
  expect(constants).toMatchObject({
    MOBILE_BREAKPOINT: 768,
    TYPING: { perLetter: 150, perDeletion: 80, hold: 1500, cursorBlink: 500 },
    HEADER_SCROLL_THRESHOLD: 10,
    SCROLL_TO_TOP_THRESHOLD: 300,
    TOAST: { limit: 1, duration: 5000, removeDelay: 1_000_000 },
  });
});
