import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons, diagramIcons } from "@/lib/pictures/icons";

test.each([
  ["icons", icons],
  ["diagram-icons", diagramIcons],
] as const)("the sprite %s holds exactly the icons that components may name", (name, names) => {
  const sprite = readFileSync(`public/${name}.svg`, "utf8");
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...names]);
});
