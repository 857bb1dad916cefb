import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons } from "@/lib/pictures/icons";

test("the sprite holds exactly the icons that components may name", () => {
  const sprite = readFileSync("public/icons.svg", "utf8");
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...icons]);
});
