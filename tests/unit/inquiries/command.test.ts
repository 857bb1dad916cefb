import { spawn } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "@/lib/database/server/postgres";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { bareEnvironment } from "@/tests/peers/bare-environment";
import { PASSWORD, startPostgres, type PostgresServer } from "@/tests/peers/postgres";
import { operatorCommand } from "@/tests/peers/operator-command";
import { contentOf, idOf, newInquiry, temporaryDirectory } from "./fixtures";
import { rules } from "./store-contract";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const NOW = Date.now();

/** The records of a CSV file, read by its rules alone. */
function parseCsv(text: string): string[][] {
  const fields = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of fields) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") records.push([]);
  }
  return records.slice(0, -1);
}

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

describe.each(["SQLite", "PostgreSQL"])("the operator's command on %s", (kind) => {
  let store: InquiryStore;
  let env: Record<string, string>;
  const ids = { pending: idOf(1), parked: idOf(2), suspected: idOf(3), delivered: idOf(4), other: idOf(5) };
  const run = (...args: string[]) => operatorCommand(env, ...args);
  const statusOf = async (id: string) => (await store.find(id))?.status;

  // The store stays open all the while: the site runs.
  beforeAll(async () => {
    if (kind === "SQLite") {
      env = { DATA_DIR: temporaryDirectory() };
      store = openSqliteStore(env["DATA_DIR"] ?? "");
    } else {
      env = { DATABASE_URL: await server.freshUrl(), DATA_DIR: temporaryDirectory() };
      store = createSqlStore(openPostgres(env["DATABASE_URL"] ?? ""));
    }
    const at = (hours: number) => NOW - hours * 3_600_000;
    await store.insert(newInquiry(2, { createdAt: at(5) }));
    const parked = await store.claim(rules(NOW));
    if (parked) await store.park(parked, "400 CRM_FIELD_ERROR_VALUE_NOT_VALID");
    await store.insert(
      newInquiry(4, {
        createdAt: at(4),
        content: contentOf({ message: '=1+1\r\nс "кавычками", и запятой; =2+2\n＝3+3', company: "@SUM(A1)" }),
      }),
    );
    const delivered = await store.claim(rules(NOW));
    if (delivered) await store.markDelivered(delivered, 77, NOW);
    await store.insert(newInquiry(1, { createdAt: at(3) }));
    await store.insert(newInquiry(3, { createdAt: at(2), status: "suspected" }));
    await store.insert(
      newInquiry(5, { createdAt: at(1), content: contentOf({ email: "Anna@Example.ru", name: "-Анна" }) }),
    );
  });
  afterAll(() => store.close());

  it("lists what waits, without anything personal", async () => {
    const { code, out } = await run("list");
    expect(code).toBe(0);
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(
      new RegExp(`^${ids.parked} +parked +5 h +1 +- +400 CRM_FIELD_ERROR_VALUE_NOT_VALID$`),
    );
    expect(out).not.toMatch(/Иван|ivan@|1С/);
    const answer = JSON.parse((await run("list", "--status", "delivered", "--json")).out) as {
      inquiries: unknown[];
    };
    expect(answer.inquiries).toMatchObject([{ id: ids.delivered, remoteId: 77, status: "delivered" }]);
  });

  it("takes a list of what looks like spam for a look at it, and no other list", async () => {
    expect((await run("list")).code).toBe(0);
    expect(await store.unseenSuspects()).toMatchObject({ inquiries: 1 });
    expect((await run("list", "--status", "suspected")).out).toContain(idOf(3));
    expect(await store.unseenSuspects()).toMatchObject({ inquiries: 0 });
  });

  it("shows one with all the visitor wrote", async () => {
    const { code, out } = await run("show", ids.other.toUpperCase());
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: ids.other, content: { email: "Anna@Example.ru" } });
    expect((await run("show", idOf(99))).code).toBe(1);
  });

  it("exports all of it as CSV that a spreadsheet cannot run", async () => {
    const file = join(temporaryDirectory(), "inquiries.csv");
    // A file that everybody may read becomes the operator's alone.
    writeFileSync(file, "older", { mode: 0o644 });
    expect((await run("export", "--out", file)).code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, "utf8");
    expect(text.startsWith("\uFEFFid,status,")).toBe(true);
    const [head = [], ...records] = parseCsv(text.slice(1));
    expect(records).toHaveLength(5);
    const rows = records.map((record) =>
      Object.fromEntries(head.map((name, index) => [name, record[index]])),
    );
    expect(rows.find(({ id }) => id === ids.delivered)).toMatchObject({
      company: "'@SUM(A1)",
      message: "'=1+1\r\nс \"кавычками\", и запятой; '=2+2\n'＝3+3",
      lead: "77",
      // A proof that does not say so is of an older version.
      consent_hash_of: "file",
    });
    expect(rows.find(({ id }) => id === ids.other)).toMatchObject({
      name: "'-Анна",
      email: "Anna@Example.ru",
    });
    const { out } = await run("export", "--status", "parked", "--json");
    expect(JSON.parse(out)).toMatchObject([{ id: ids.parked }]);
    expect(JSON.parse((await run("export", "--status", "parked", "--json")).out)).toHaveLength(1);
  });

  it.each([["list"], ["export"]])("is quiet when whoever reads %s has seen enough", async (name) => {
    const child = spawn(process.execPath, ["scripts/operator/inquiries.ts", name], {
      cwd: root,
      env: { ...bareEnvironment, NODE_ENV: "test", ...env },
    });
    child.stdout.destroy();
    let err = "";
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString("utf8")));
    await new Promise((resolve) => child.once("close", resolve));
    expect(err).toMatch(/^(Store: .*\n)?$/);
  });

  it("releases a suspected one, once", async () => {
    expect(await run("release", ids.suspected)).toMatchObject({
      code: 0,
      out: `${ids.suspected}: released\n`,
    });
    expect(await statusOf(ids.suspected)).toBe("pending");
    expect((await run("release", ids.suspected)).code).toBe(1);
  });

  it("retries what is parked, and ends a pause", async () => {
    await store.setPause({
      since: NOW,
      until: NOW + 3_600_000,
      reason: "401 NO_AUTH_FOUND",
      needsOperator: true,
    });
    expect((await run("list")).out).toContain("401 NO_AUTH_FOUND");
    expect((await run("retry", "--all-parked")).out).toBe("1 queued\n");
    expect(await statusOf(ids.parked)).toBe("pending");
    expect(await store.getPause()).toBeUndefined();
    const { code, out } = await run("retry", ids.pending, ids.delivered, "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      results: [
        { id: ids.pending, done: true },
        { id: ids.delivered, done: false },
      ],
    });
  });

  it("has delivery go on after a second lead, and says when there is nothing to do", async () => {
    await store.stopChannel({ since: NOW, reason: `leads 7, 8 of inquiry ${ids.pending}` });
    expect((await run("list")).out).toContain("leads 7, 8");
    expect(await run("resume")).toMatchObject({ code: 0, out: "delivery goes on\n" });
    expect(await store.getStop()).toBeUndefined();
    expect((await run("resume")).code).toBe(1);
  });

  it("erases by address, what is undelivered only when told so twice", async () => {
    const refused = await run("erase", "--email", "anna@example.RU");
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain("--yes");
    expect((await store.read(ids.other))?.content).not.toBeNull();
    expect((await run("erase", "--email", "anna@example.RU", "--yes")).code).toBe(0);
    expect(await store.read(ids.other)).toMatchObject({ content: null, status: "pending" });
    expect((await run("erase", ids.delivered)).code).toBe(0);
    expect((await store.read(ids.delivered))?.content).toBeNull();
    expect((await run("erase", "--email", "anna@example.ru")).code).toBe(1);
    expect((await run("export", "--status", "delivered")).out).not.toContain("Иван");
  });
});

describe("the operator's command", () => {
  it.each([
    [["frobnicate"]],
    [["list", "--status", "lost"]],
    [["show"]],
    [["retry"]],
    [["retry", idOf(1), "--all-parked"]],
    [["erase"]],
    [["list", "--colour"]],
  ])("answers wrong usage %j with 2 and points to the help", async (args) => {
    const { code, err } = await operatorCommand(
      { DATABASE_URL: `postgres://site:${PASSWORD}@127.0.0.1:1/site`, DATA_DIR: "/nowhere" },
      ...args,
    );
    expect(code).toBe(2);
    expect(err).toContain("inquiries -- help");
  });

  it("tells a person who asks how it is used", async () => {
    const { code, out } = await operatorCommand({}, "help");
    expect(code).toBe(0);
    for (const word of ["list", "show", "retry", "release", "export", "erase"])
      expect(out).toContain(`  ${word} `);
  });

  it("says where it looked in vain, and makes nothing there", async () => {
    const empty = temporaryDirectory();
    const { code, err } = await operatorCommand({ DATA_DIR: empty }, "list");
    expect(code).toBe(1);
    expect(err).toContain("DATA_DIR");
    const silent = await operatorCommand(
      { DATABASE_URL: `postgres://site:${PASSWORD}@127.0.0.1:1/site` },
      "list",
    );
    expect(silent.code).toBe(1);
    expect(silent.err).toContain("ECONNREFUSED");
    expect(silent.err + silent.out).not.toContain(PASSWORD);
  });
});

describe("the operator's command on a damaged row", () => {
  it("lists, shows, exports and erases around it, and says which one it is", async () => {
    const dataDir = temporaryDirectory();
    const store = openSqliteStore(dataDir);
    const email = "anna@example.ru";
    await store.insert(newInquiry(1));
    await store.insert(newInquiry(2, { content: contentOf({ email }) }));
    const db = new DatabaseSync(join(dataDir, "inquiries.sqlite"));
    db.exec(`UPDATE inquiries SET content = '{"name":' WHERE id = '${idOf(1)}'`);
    db.close();
    const run = (...args: string[]) => operatorCommand({ DATA_DIR: dataDir }, ...args);

    expect((await run("list")).out).toContain(idOf(1));
    const shown = await run("show", idOf(1));
    expect([shown.code, shown.err]).toEqual([0, expect.stringContaining("damaged in the store")]);
    expect(parseCsv((await run("export")).out)).toHaveLength(3);
    const byAddress = await run("erase", "--email", email, "--yes");
    expect([byAddress.code, byAddress.out]).toEqual([0, `${idOf(2)}: erased\n`]);
    expect(byAddress.err).toContain(`${idOf(1)} is damaged`);
    expect(await run("erase", idOf(1), "--yes")).toMatchObject({ code: 0, out: `${idOf(1)}: erased\n` });
    await store.close();
  });
});
