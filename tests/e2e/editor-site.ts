import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { EDITOR_FOLDER, EDITOR_POLICY } from "../../server/editor-rules.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** Serves the editor of a working copy with its own policy: the tests’ build has none, since none is configured. */
export async function serveEditor() {
  const root = mkdtempSync(join(tmpdir(), "editor-"));
  const prepare = ["scripts/build/prepare-editor.ts", "--working-copy", "--into", root];
  execFileSync("node_modules/.bin/node", prepare, { stdio: "inherit" });
  const folder = join(root, EDITOR_FOLDER);
  const policy = JSON.parse(readFileSync(join(root, EDITOR_POLICY), "utf8")) as string;
  const server = createServer(({ url = "/" }, response) => {
    const path = url.split(/[?#]/, 1)[0] ?? "/";
    const file =
      path === "/admin"
        ? "index.html"
        : path.startsWith("/admin/")
          ? path.slice("/admin/".length)
          : undefined;
    try {
      const body = readFileSync(file === undefined ? join("public", path) : join(folder, file));
      response.writeHead(200, {
        "content-type": TYPES[extname(file ?? path)] ?? "application/octet-stream",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/admin`,
    close: () => {
      server.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** What a person would have on their disk: the texts of the working copy, and the mark of a repository. */
const workingCopy = () =>
  Object.fromEntries(globSync("content/**/*.{md,yaml}").map((file) => [file, readFileSync(file, "utf8")]));

/** Fills a directory of the browser with the working copy, and has the page's next question for a directory answered with it. */
export async function giveWorkingCopy(page: Page): Promise<void> {
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    const site = await root.getDirectoryHandle("site", { create: true });
    await site.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of Object.entries(files)) {
      const names = path.split("/");
      const name = names.pop() ?? "";
      let folder = site;
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(site) });
  }, workingCopy());
}

/** The bytes of a file of that directory; undefined when there is none. */
export async function writtenBytes(page: Page, path: string): Promise<Buffer | undefined> {
  const bytes = await page.evaluate(async (file) => {
    try {
      const names = file.split("/");
      const name = names.pop() ?? "";
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("site");
      for (const part of names) folder = await folder.getDirectoryHandle(part);
      return [...new Uint8Array(await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer())];
    } catch {
      return undefined;
    }
  }, path);
  return bytes && Buffer.from(bytes);
}

/** The text of such a file. */
export const writtenFile = async (page: Page, path: string): Promise<string | undefined> =>
  (await writtenBytes(page, path))?.toString();
