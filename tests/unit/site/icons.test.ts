import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons, partSigns } from "@/lib/pictures/icons";

test.each([
  ["icons", icons],
  ["parts", partSigns],
] as const)("the sprite %s holds exactly the signs that components may name", (name, signs) => {
  const sprite = readFileSync(`public/${name}.svg`, "utf8");
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...signs]);
});
