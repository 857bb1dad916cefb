/** Photographs in place of drawn covers: put into the copy as the guide tells, then looked for on its pages. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../../scripts/gate/browser.ts";

const pictured = [
  { page: "/cases/project-1", list: "/cases", file: "machine-room.jpg", width: 2400 },
  { page: "/blog/post1", list: "/blog", file: "night-shift.png", width: 1300 },
] as const;

const altOf = (page: string, locale: string) => `${page} as a photograph, ${locale}`;

const isFast = (cache: string | null) => cache === "public, max-age=31536000, immutable";

/** Gives one case and one article of `root`/content a photograph each. */
export async function addPhotos(root: string): Promise<void> {
  mkdirSync(join(root, "content/pictures"), { recursive: true });
  for (const { page, file, width } of pictured) {
    const background = "#234";
    await sharp({ create: { width, height: Math.round((width * 2) / 3), channels: 3, background } }).toFile(
      join(root, "content/pictures", file),
    );
    for (const locale of ["ru", "en"]) {
      const text = join(root, `content${page}.${locale}.md`);
      const fields = `picture:\n  file: ${file}\n  alt: ${altOf(page, locale)}\n`;
      writeFileSync(text, readFileSync(text, "utf8").replace(/^(?=hue:|year:)/m, fields));
    }
  }
}

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** What a page says of its photograph, and the addresses it names. */
function problemsIn(
  html: string,
  path: string,
  alt: string,
  isOwn: boolean,
): { problems: string[]; files: string[] } {
  const files = [...new Set(html.match(/\/photos\/[\w.-]+\.(?:avif|webp|jpg)/g) ?? [])];
  const image = new RegExp(`<picture>(?:(?!</picture>).)*alt="${alt}"[^>]*>`).exec(html)?.[0] ?? "";
  const wanted = [
    ...[
      "image/avif",
      "image/webp",
      "sizes=",
      "width=",
      "height=",
      "url(data:image/webp",
      isOwn ? 'loading="eager"' : 'loading="lazy"',
    ],
  ];
  return {
    files,
    problems: [
      ...wanted
        .filter((part) => !image.includes(part))
        .map((part) => `${path}: its photograph has no ${part}`),
      ...(isOwn && !/property="og:image" content="https?:[^"]+-shared\.jpg"/.test(html)
        ? [`${path} is not shared with its photograph`]
        : []),
    ],
  };
}

async function problemsOfFile(origin: string, file: string): Promise<string[]> {
  const answer = await fetch(origin + file);
  const bytes = await answer.arrayBuffer();
  const type = answer.headers.get("content-type");
  const cache = answer.headers.get("cache-control");
  const wanted = TYPES[file.split(".").at(-1) as keyof typeof TYPES];
  const isGood = answer.status === 200 && bytes.byteLength > 0 && type === wanted && isFast(cache);
  return isGood ? [] : [`${file}: ${String(answer.status)} ${String(type)} ${String(cache)}`];
}

/** Where everything up to the first photograph and beside it stands, how long the page is, and whether the photograph has come. */
const layoutOf = async (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLImageElement>("picture img");
    shown?.scrollIntoView({ behavior: "instant", block: "center" });
    const boxes = [shown, ...document.querySelectorAll("main h1, main h2, main h3, footer")].map(
      (element) => {
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return [x, y + scrollY, width, height].map(Math.round).join(" ");
      },
    );
    return { boxes: boxes.join("; "), hasCome: shown?.complete === true && shown.naturalWidth > 0 };
  });

/** Whether a page in which the photographs have come is laid out as one that still waits for them. */
async function keepsStill(browser: Browser, address: string, width: number): Promise<boolean> {
  const options = { viewport: { width, height: 900 } };
  const [waiting, whole] = [await browser.newPage(options), await browser.newPage(options)];
  const ended = Promise.withResolvers<undefined>();
  await waiting.route(/\/photos\//, async (route) => {
    await ended.promise;
    await route.abort();
  });
  await waiting.goto(address, { waitUntil: "domcontentloaded" });
  await whole.goto(address);
  // Letters and sheets that come later move both pages: they are compared until they agree.
  let isStill = false;
  for (let tries = 0; tries < 50 && !isStill; tries += 1) {
    const [expected, found] = [await layoutOf(waiting), await layoutOf(whole)];
    isStill = found.hasCome && found.boxes === expected.boxes;
    if (!isStill) await whole.waitForTimeout(200);
  }
  ended.resolve(undefined);
  await Promise.all([waiting.close(), whole.close()]);
  return isStill;
}

/** What is wrong with the photographs of the built site at `origin`. */
export async function problemsOfPhotos(origin: string): Promise<string[]> {
  const text = async (path: string) => (await fetch(origin + path)).text();
  const problems: string[] = [];
  const files = new Set<string>();
  for (const { page, list } of pictured)
    for (const [locale, prefix] of [
      ["ru", ""],
      ["en", "/en"],
    ] as const)
      for (const path of [page, list]) {
        const found = problemsIn(
          await text(prefix + path),
          prefix + path,
          altOf(page, locale),
          path === page,
        );
        problems.push(...found.problems);
        for (const file of found.files) files.add(file);
      }
  // Four widths of the one and three of the other in two formats each, and a JPEG of each for those who share it.
  if (files.size !== 16) problems.push(`Pages name ${String(files.size)} files of photographs`);
  for (const file of files) problems.push(...(await problemsOfFile(origin, file)));

  const { data } = JSON.parse(await text("/api/cases")) as { data: { slug: string; image: string }[] };
  if (!data.some(({ slug, image }) => slug === "project-1" && /^https?:.*-shared\.jpg$/.test(image)))
    problems.push("/api/cases does not tell the photograph of its case");
  if (!/"image":"https?:[^"]+-shared\.jpg"/.test(await text("/blog/post1")))
    problems.push("/blog/post1 does not tell search engines its photograph");

  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox"],
  });
  for (const { page, list } of pictured)
    for (const path of [page, list])
      for (const width of [390, 1280]) {
        if (!(await keepsStill(browser, origin + path, width)))
          problems.push(`${path} moves at ${String(width)} px when its photographs come`);
      }
  await browser.close();
  return problems;
}
