import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { GET as robots } from "@/app/robots.txt/route";
import { env } from "@/lib/env";
import { pageMetadata } from "@/lib/site/page-metadata";
import { copyOfContent, idsIn, type Copy } from "./growing-site";

vi.mock("next-intl/server", () => import("@/tests/unit/site/translations"));

const hidden = ["a-draft", "of-a-later-day"];

let copy: Copy;
beforeAll(() => {
  copy = copyOfContent();
  for (const folder of ["scripts", "server"])
    cpSync(resolve(folder), join(copy.root, folder), { recursive: true });
  const [from = ""] = idsIn("cases");
  const another = (from: RegExp, to: string) => (text: string) =>
    text.replace(/^(?:order|updated): .*\n/gm, "").replace(from, to);
  copy.copyText("cases", from, "a-draft", another(/^year:/m, "draft: true\nyear:"));
  copy.copyText("cases", from, "of-a-later-day", another(/^published: .*$/m, "published: 2999-01-01"));
});
afterAll(() => copy.remove());

/** Cases that a build with these variables has. */
function casesOf(variables: Record<string, string>): string[] {
  const { stderr } = spawnSync(process.execPath, ["scripts/build/prepare-slugs.ts"], {
    cwd: copy.root,
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...variables },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const slugs = JSON.parse(readFileSync(join(copy.root, ".generated/slugs.json"), "utf8")) as {
    cases: string[];
  };
  return slugs.cases;
}

it("a site for everybody hides drafts and what comes out on a later day", () => {
  expect(casesOf({}).filter((slug) => hidden.includes(slug))).toEqual([]);
  expect(casesOf({ VERCEL_ENV: "production" }).filter((slug) => hidden.includes(slug))).toEqual([]);
});

const previews: Record<string, string>[] = [{ VERCEL_ENV: "preview" }, { SITE_PREVIEW: "1" }];
describe.each(previews)("a preview by %o", (variables) => {
  afterEach(() => {
    Object.assign(env, { VERCEL_ENV: undefined, SITE_PREVIEW: undefined });
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("shows both", () => {
    expect(casesOf(variables)).toEqual(expect.arrayContaining(hidden));
  });

  it("stays out of search: its pages, its answers and its robots.txt say so", async () => {
    Object.assign(env, variables);
    expect((await pageMetadata("/", "ru")).robots).toEqual({ index: false, follow: false });
    expect(await robots().text()).toBe("User-agent: *\nDisallow: /\n");
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { default: config } = await import("@/next.config");
    expect(await config.headers?.()).toContainEqual({
      source: "/:path*",
      headers: [{ key: "X-Robots-Tag", value: "noindex, nofollow" }],
    });
  });
});
