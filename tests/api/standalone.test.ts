import { execFile, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getLegalDocument } from "@/lib/content/legal";
import { startFaultModel } from "../peers/fault-model";
import { startPostgres } from "../peers/postgres";
import { health, inquiry, newDataDir, post, root, startSite, type Site } from "./server";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";

/** The folder that the container image is made of, somewhere where none of the repository is near. */

const built = join(root, ".next/standalone");
const isBuilt = existsSync(join(built, "server/start.ts"));

const ask = async ({ origin }: Site, path: string, body: object) =>
  (await (
    await fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json()) as Record<string, unknown>;

describe.skipIf(!isBuilt)(
  `the standalone folder${isBuilt ? "" : " (skipped: npm run build:standalone has not been run)"}`,
  () => {
    let directory: string;
    let site: Site;
    beforeAll(async () => {
      directory = join(mkdtempSync(join(tmpdir(), "standalone-")), "app");
      cpSync(built, directory, { recursive: true, verbatimSymlinks: true });
      site = await startSite({ directory });
    });
    afterAll(async () => {
      await site.stop();
      rmSync(directory, { recursive: true });
    });
    const command = async (store: Record<string, string>, ...args: string[]) => {
      const options = {
        cwd: directory,
        env: { NODE_ENV: "production" as const, PATH: process.env.PATH, ...store },
      };
      return (
        await promisify(execFile)(process.execPath, ["scripts/operator/inquiries.ts", ...args], options)
      ).stdout;
    };

    it("serves finished pages with their policy, their files and the interfaces", async () => {
      for (const [path, language] of [
        ["/", "ru"],
        ["/en/cases", "en"],
      ] as const) {
        const page = await fetch(site.origin + path, { redirect: "manual" });
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
        const html = await page.text();
        expect(html).toContain(`<html lang="${language}"`);
        const assets = [...html.matchAll(/"(\/(?:_next|fonts|icons)[^"#?]*)/g)].map(
          ([, asset = ""]) => asset,
        );
        expect(assets.length).toBeGreaterThan(3);
        for (const asset of new Set(assets))
          expect([asset, (await fetch(site.origin + asset)).status]).toEqual([asset, 200]);
      }
      const cases = (await (await fetch(`${site.origin}/api/cases?locale=en`)).json()) as { data: unknown[] };
      expect(cases.data).toHaveLength(readdirSync(join(root, "content/cases")).length / 2);
    });

    it("draws a picture and drafts a document, from the files it brings", async () => {
      const text = "Портал для записи на приём в сети из 12 поликлиник";
      expect(await ask(site, "/api/corporate/idea", { description: text })).toMatchObject({
        engine: "draft",
      });
      expect((await ask(site, "/api/design/image", { prompt: text })).imageUrl).toMatch(/^data:image\//);
    });

    it("keeps inquiries, with the proof of consent, and shows them to the operator's command", async () => {
      const answer = await post(site, inquiry());
      const { id } = (await answer.json()) as { id: string };
      const store = { DATA_DIR: site.dataDir };
      expect(await command(store, "list")).toContain(id);
      const { content } = JSON.parse(await command(store, "show", id)) as {
        content: { name: string; consent: object };
      };
      expect(content.name).toBe("Иван Петров");
      // The text is read from a file of the folder: whoever packs it must bring the document along.
      const { edition, hash } = getLegalDocument("ru", "personal-data-consent");
      expect(content.consent).toMatchObject({ edition, hash, hashOf: "shown" });
      expect((await health(site)).outbox.pending).toBe(1);
    });

    it("does so in a database too, and asks a model", async () => {
      const [database, model] = await Promise.all([startPostgres(), startFaultModel()]);
      model.text = "## Задача\n\nЗапись на приём";
      const store = { DATABASE_URL: await database.freshUrl() };
      const asks = { OPENAI_BASE_URL: model.baseURL("ok"), OPENAI_API_KEY: "key", OPENAI_MODEL: "writer" };
      const other = await startSite({ directory, env: { ...store, ...asks } });
      try {
        const { id } = (await (await post(other, inquiry())).json()) as { id: string };
        expect(await health(other)).toMatchObject({ storeKind: "postgres", outbox: { pending: 1 } });
        expect(await command(store, "show", id)).toContain("Иван Петров");
        const text = "Портал для записи на приём";
        const facts = sheetWithWish();
        expect(await ask(other, "/api/corporate/idea", { description: text, facts })).toMatchObject({
          engine: "model",
        });
      } finally {
        await other.stop();
        await Promise.all([database.close(), model.close()]);
      }
    });

    it("is found healthy by the image's own check, and a port where nobody listens is not", () => {
      const check = /HEALTHCHECK[^[]*(\[.*\])$/m.exec(readFileSync(join(root, "Dockerfile"), "utf8"))?.[1];
      const [, ...args] = JSON.parse(check ?? "[]") as string[];
      const run = (port: number) =>
        spawnSync(process.execPath, args, {
          env: { NODE_ENV: "production", PORT: String(port) },
          encoding: "utf8",
        }).status;
      expect([run(site.port), run(1)]).toEqual([0, 1]);
    });

    it("refuses the address of another site than the one its pages were built for", async () => {
      await expect(startSite({ directory, env: { SITE_URL: "https://other.example" } })).rejects.toThrow(
        "the pages were built for",
      );
    });

    it("takes the address of its build for its own", async () => {
      const finished = join(directory, ".next/finished.json");
      const before = readFileSync(finished);
      writeFileSync(finished, JSON.stringify({ siteUrl: "https://site.example" }));
      const named = await startSite({ directory, dataDir: newDataDir(), env: { SITE_URL: "" } });
      const from = async (origin: string) => (await post(named, inquiry(), { origin })).status;
      try {
        expect(await from("https://site.example")).toBe(200);
        // Its own address is not asked any more.
        expect(await from(named.origin)).toBe(403);
      } finally {
        await named.stop();
        writeFileSync(finished, before);
      }
    });

    it("does not start on pages without a policy of their own", async () => {
      const finished = join(directory, ".next/finished.json");
      renameSync(finished, `${finished}.away`);
      try {
        await expect(startSite({ directory, dataDir: newDataDir() })).rejects.toThrow("no finished build");
      } finally {
        renameSync(`${finished}.away`, finished);
      }
    });
  },
);
