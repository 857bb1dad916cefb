import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = ["components", "pages", "generators"] as const;
const own = new RegExp(`^app/(globals|fonts|tokens|${sheets.join("|")})\\.css$`);

test("every global style sheet beside a component is part of one of the site's files, once", () => {
  const listed = sheets.flatMap((sheet) =>
    [...readFileSync(`app/${sheet}.css`, "utf8").matchAll(/@import "(.+)";/g)].map(([, path = ""]) =>
      path.startsWith("../") ? path.slice(3) : `app/${path.slice(2)}`,
    ),
  );
  const present = [...globSync("app/**/*.css"), ...globSync("components/**/*.css")].filter(
    (path) => !own.test(path) && !path.endsWith(".module.css"),
  );
  expect(listed.toSorted()).toEqual(present.toSorted());
});

/** The site's file a module loads, without its folder. */
const loaded = (path: string) => /^import ".*?([^/]+\.css)";/m.exec(readFileSync(path, "utf8"))?.[1];

test("only pages load a style sheet by themselves: their kind's", () => {
  const modules = [...globSync("app/**/*.tsx"), ...globSync("components/**/*.tsx")];
  const loading = modules.filter((path) => loaded(path) !== undefined);
  expect(loading.filter((path) => loaded(path) === "globals.css").toSorted()).toEqual([
    "app/[locale]/layout.tsx",
    "app/global-not-found.tsx",
  ]);
  for (const path of loading.filter((path) => loaded(path) !== "globals.css")) {
    expect(path).toMatch(/\/page\.tsx$/);
    expect(loaded(path)).toBe(path.includes("-generator/") ? "generators.css" : "pages.css");
  }
  // Home and «not found» do with the file of every page.
  expect(
    modules.filter((path) => path.endsWith("/page.tsx") && loaded(path) === undefined).toSorted(),
  ).toEqual(["app/[locale]/missing/[kind]/page.tsx", "app/[locale]/page.tsx"]);
});
