import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const own = /^app\/(globals|fonts|tokens|components)\.css$/;

test("every style sheet beside a component is part of the site's one file, once", () => {
  const listed = [...readFileSync("app/components.css", "utf8").matchAll(/@import "(.+)";/g)].map(
    ([, path = ""]) => (path.startsWith("../") ? path.slice(3) : `app/${path.slice(2)}`),
  );
  const present = [...globSync("app/**/*.css"), ...globSync("components/**/*.css")].filter(
    (path) => !own.test(path),
  );
  expect(listed.toSorted()).toEqual(present.toSorted());
});

test("no component loads a style sheet by itself", () => {
  const loading = [...globSync("app/**/*.tsx"), ...globSync("components/**/*.tsx")].filter((path) =>
    /^import ".*\.css";/m.test(readFileSync(path, "utf8")),
  );
  expect(loading.toSorted()).toEqual(["app/[locale]/layout.tsx", "app/global-not-found.tsx"]);
});
