import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bareEnvironment } from "../peers/bare-environment";
import { startFakeBitrix24, type FakeBitrix24, type FaultKind } from "../peers/fake-bitrix24";
import { startMailServer } from "../peers/mail-server";
import { startPostgres, type PostgresServer } from "../peers/postgres";
import { drainAll, fileOf, formWith, newDataDir, postForm, root, startSite, type Site } from "./server";

const MIB = 1024 * 1024;
const ADD_COMMENT = "crm.timeline.comment.add";
/** Not a whole number of the pieces it travels in, nor of Base64's groups. */
const FILE = fileOf("%PDF-1.7\n", 3 * MIB + 1, "Секретный план ");

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe.each(["SQLite", "PostgreSQL"])("the file of an inquiry in %s", (kind) => {
  let fake: FakeBitrix24;
  let store: Record<string, string>;
  let dataDir: string;
  const sites: Site[] = [];
  beforeEach(async () => {
    fake = await startFakeBitrix24({ bucket: { size: 10_000, perSecond: 10_000 } });
    dataDir = newDataDir();
    store = kind === "SQLite" ? {} : { DATABASE_URL: await server.freshUrl() };
  });
  afterEach(async () => {
    for (const site of sites.splice(0)) {
      await site.stop("SIGKILL");
      expect(site.output()).not.toMatch(/Задание|Секретный|unhandled/);
    }
    await fake.close();
  });
  const withCrm = () => ({
    BITRIX24_WEBHOOK_URL: fake.webhook,
    BITRIX24_REQUESTS_PER_SECOND: "100",
    OUTBOX_AMBIGUOUS_WAIT_SECONDS: "1",
    CONTACT_REQUESTS_PER_HOUR: "1000",
  });
  const start = async (env: Record<string, string> = withCrm()) => {
    const site = await startSite({ dataDir, env: { ...store, ...env } });
    sites.push(site);
    return site;
  };
  const send = async (site: Site, file: Buffer = FILE) => {
    const id = randomUUID();
    const answer = await postForm(site, formWith(file), { "idempotency-key": id });
    expect(await answer.json()).toEqual({ id, status: "queued" });
    return id;
  };
  const command = async (...args: string[]) => {
    const env = { ...bareEnvironment, NODE_ENV: "production" as const, DATA_DIR: dataDir, ...store };
    const options = { cwd: root, env };
    return (await promisify(execFile)(process.execPath, ["scripts/operator/inquiries.ts", ...args], options))
      .stdout;
  };
  /** Each inquiry is one lead, and each lead has its file once. */
  const arrivedOnce = (ids: readonly string[], file = FILE) => {
    expect(fake.leads.map(({ originId }) => originId).sort()).toEqual([...ids].sort());
    expect(fake.comments.map(({ entityId }) => entityId).sort()).toEqual(
      fake.leads.map(({ id }) => String(id)).sort(),
    );
    for (const { files } of fake.comments) {
      expect(files.map(({ name }) => name)).toEqual(["Задание.pdf"]);
      expect(files[0]?.content.equals(file)).toBe(true);
    }
  };

  it("reaches the lead, after it, byte for byte", async () => {
    const site = await start();
    const ids = [await send(site), await send(site)];
    await drainAll(site);
    arrivedOnce(ids);
    // A busy process may have to ask first what became of a call.
    const written = fake.journal.map(({ method }) => method).filter((method) => method !== "crm.item.list");
    expect(written.slice(0, 2)).toEqual(["crm.item.add", ADD_COMMENT]);
    expect(fake.leads[0]?.["comments"]).toContain("К обращению приложен файл: Задание.pdf, 3\u00A0МБ");
    expect(fake.comments[0]?.comment).toContain(createHash("sha256").update(FILE).digest("hex"));
  });

  it.each<FaultKind>([
    "refused",
    "html-502",
    "reset",
    "commit-then-reset",
    "commit-then-truncate",
    "query-limit",
  ])("is sent again after %s, and makes no second lead", async (fault) => {
    fake.addFault({ kind: fault, method: ADD_COMMENT, times: 1 });
    const site = await start();
    const id = await send(site);
    await drainAll(site);
    arrivedOnce([id]);
    expect(fake.count("crm.item.add")).toBe(1);
  });

  it("is still waiting, listed and at hand while the CRM refuses it, with its lead made", async () => {
    fake.addFault({ kind: "refused", method: ADD_COMMENT });
    const site = await start();
    const id = await send(site);
    await fake.seen(({ method }) => method === ADD_COMMENT);
    await site.stop();
    expect(await command("list")).toMatch(
      new RegExp(`${id}  pending .* 3073 KiB  file not attached: 400 ERROR_CORE`),
    );
    expect(JSON.parse(await command("show", id))).toMatchObject({
      fileBytes: FILE.length,
      content: { file: { name: "Задание.pdf", type: "pdf", size: FILE.length } },
    });
    const folder = mkdtempSync(join(tmpdir(), "files-"));
    await command("file", id, "--out", join(folder, "one"));
    expect(readFileSync(join(folder, "one")).equals(FILE)).toBe(true);
    await command("export", "--out", join(folder, "all.csv"), "--files", join(folder, "all"));
    expect(readdirSync(join(folder, "all"))).toEqual([`${id}.pdf`]);
    expect(readFileSync(join(folder, "all.csv"), "utf8")).toContain("Задание.pdf");
    expect(fake.leads).toHaveLength(1);
  });

  it("is erased with its inquiry", async () => {
    const site = await start();
    const id = await send(site);
    await drainAll(site);
    expect(await command("erase", id)).toContain("erased");
    await expect(command("file", id, "--out", join(dataDir, "gone"))).rejects.toThrow();
    expect(JSON.parse(await command("show", id))).toMatchObject({ content: null, fileBytes: null });
    if (kind === "SQLite") {
      const all = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)));
      expect(Buffer.concat(all).includes("Секретный план")).toBe(false);
    } else {
      const schema = /search_path%3D(\w+)/.exec(store["DATABASE_URL"] ?? "")?.[1];
      expect(await server.query(`SELECT 1 FROM ${schema}.inquiry_file_parts`)).toEqual([]);
    }
  });

  if (kind === "SQLite") {
    it.each<FaultKind>(["hang-then-commit", "commit-then-hang"])(
      "survives a process that dies between lead and file (%s)",
      async (fault) => {
        fake.addFault({ kind: fault, method: ADD_COMMENT, times: 1 });
        const first = await start();
        const id = await send(first);
        await fake.seen(({ method }) => method === ADD_COMMENT);
        await first.stop("SIGKILL");
        // Its loan runs out.
        const db = new DatabaseSync(join(dataDir, "inquiries.sqlite"));
        db.exec("UPDATE inquiries SET lease_until = 1");
        db.close();
        await drainAll(await start());
        arrivedOnce([id]);
        expect(fake.count("crm.item.add")).toBe(1);
      },
    );

    it("comes back from a copy of the store, whole", async () => {
      const copy = join(mkdtempSync(join(tmpdir(), "copy-")), "inquiries.sqlite");
      const site = await start({});
      const id = await send(site);
      await command("backup", copy);
      await site.stop("SIGKILL");
      rmSync(dataDir, { recursive: true });
      expect(await command("restore", copy)).toContain("1 inquiries restored");
      await drainAll(await start());
      arrivedOnce([id]);
    });

    it("goes to the CRM past a store that is down, or the visitor is told", async () => {
      const site = await start();
      const id = randomUUID();
      rmSync(dataDir, { recursive: true });
      writeFileSync(dataDir, "");
      fake.addFault({ kind: "refused", method: ADD_COMMENT, times: 1 });
      const refused = await postForm(site, formWith(FILE), { "idempotency-key": id });
      expect(refused.status).toBe(502);
      const taken = await postForm(site, formWith(FILE), { "idempotency-key": id });
      expect(await taken.json()).toEqual({ id, status: "delivered" });
      arrivedOnce([id]);
    });

    it("is told of in the mail, and not attached to it", async () => {
      const mail = await startMailServer();
      const site = await start({ SMTP_URL: mail.url, INQUIRY_EMAIL_TO: "sales@company.example" });
      const id = await send(site);
      await mail.received(1);
      const raw = mail.mails[0]?.raw ?? "";
      const text = Buffer.from(raw.slice(raw.indexOf("\r\n\r\n")), "base64").toString("utf8") + raw;
      expect(text).toMatch(/приложен файл: Задание\.pdf/);
      expect(text).toContain(`site-inquiries file ${id}`);
      expect(raw.length).toBeLessThan(20_000);
      await site.stop();
      await mail.close();
    });
  }
});
