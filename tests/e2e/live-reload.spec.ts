import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { copyProject } from "../other-content/copy.ts";
import { slugOfACase } from "./content.ts";

const PORT = 3212;

/** A copy of the project, since its texts are edited, and the development server there. */
let project: string;
let server: ChildProcess;

test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "live-reload-"));
  copyProject(project);
  // It is a shell and several processes; they end together.
  server = spawn("npm", ["run", "dev", "--", "--port", String(PORT)], {
    cwd: project,
    detached: true,
    stdio: "ignore",
  });
});
test.afterAll(async () => {
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  await ended;
  rmSync(project, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test.describe.configure({ mode: "serial", timeout: 480_000 });
test.use({ baseURL: `http://localhost:${PORT}` });

/** Nothing touches the browser after an edit: only the waiting for words is bounded, and never their speed. */
const shown = expect.configure({ timeout: 150_000 });

const edit = (path: string, from: RegExp, to: string) => {
  const file = join(project, path);
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing to change in ${path}`);
  writeFileSync(file, after);
  // As programs save that never leave half a file behind.
  return () => {
    writeFileSync(`${file}~`, before);
    renameSync(`${file}~`, file);
  };
};

/** A page that the server can tell of changes: what is edited before that, it would miss. */
async function open(page: Page, path: string) {
  const connected = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("[HMR] connected"),
    timeout: 90_000,
  });
  await Promise.all([connected, page.goto(path, { timeout: 90_000 })]);
}

const aCase = `content/cases/${slugOfACase}.ru.md`;

test("an edit of a text, of a list and of a word shows on the open page", async ({ page }) => {
  await expect(async () => {
    await open(page, `/cases/${slugOfACase}`);
  }).toPass({ timeout: 150_000 });
  const heading = page.getByRole("heading", { level: 1 });
  const title = await heading.innerText();
  const undo = edit(aCase, /^title: .*$/m, 'title: "Заголовок после правки"');
  await shown(heading).toHaveText("Заголовок после правки");
  undo();
  await shown(heading).toHaveText(title);

  // On the same page, since the server compiles every other one first.
  const [, industry = ""] = /^industry: (.*)$/m.exec(readFileSync(join(project, aCase), "utf8")) ?? [];
  edit("content/industries.yaml", new RegExp(`(- id: ${industry}\\n[^]*?name: ).*`), "$1Новая отрасль");
  await shown(page.getByText("Новая отрасль").first()).toBeVisible();
  edit("messages/ru/cases.json", /("brief": )".*"/, '$1"Новые слова"');
  await shown(page.getByText("Новые слова").first()).toBeVisible();
});

test("a mistake shows as the build words it, and is gone once it is mended", async ({ page }) => {
  await open(page, `/cases/${slugOfACase}`);
  const heading = page.getByRole("heading", { level: 1 });
  const title = await heading.innerText();
  const undo = edit(aCase, /^industry: .*$/m, "industry: mauve");
  // Next's own window keeps what it has shown; the page itself is what counts.
  const mistake = page.getByRole("main").getByText(new RegExp(`${aCase}:\\d+: industry: .*«mauve»`));
  await shown(mistake).toBeVisible();
  // Whoever is writing loads it again and again.
  for (let time = 0; time < 2; time++) {
    await page.reload({ timeout: 90_000 });
    await shown(mistake).toBeVisible();
  }
  undo();
  await shown(mistake).toHaveCount(0);
  await shown(heading).toHaveText(title);
});
