import { copyFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ERASED_FILE } from "@/lib/database/server/erased";
import { wipeFile } from "@/lib/inquiries/server/sqlite-erasure";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { holdFile } from "@/tests/peers/file-lock";
import { operatorCommand } from "@/tests/peers/operator-command";
import { contentOf, idOf, newInquiry, SECOND, temporaryDirectory } from "./fixtures";
import { rules } from "./store-contract";

const NOW = Date.now();

/** A text that only one inquiry has. */
const markOf = (number: number) => `person-${String(number).padStart(4, "0")}@example.ru`;
const personal = (number: number, length = 300) =>
  contentOf({ email: markOf(number), message: `${markOf(number)} `.repeat(length / 24) });

/** One that leaves a copy behind among the first eighty rows. */
const SEED = 16;

/** Numbers from 0 to 1, the same ones for the same seed (Park and Miller). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

async function* file(number: number) {
  for (let piece = 0; piece < 4; piece += 1)
    yield await Promise.resolve(Buffer.from(`${markOf(number)} `.repeat(3_000)));
}

describe("what is erased from SQLite", () => {
  let dataDir: string;
  let store: InquiryStore;
  beforeEach(() => {
    dataDir = join(temporaryDirectory(), "data");
    store = openSqliteStore(dataDir, { mail: true });
    return () => store.close();
  });

  const command = (...args: string[]) => operatorCommand({ DATA_DIR: dataDir }, ...args);
  /** The files of the store in which a text stands. */
  const tracesOf = (number: number, directory = dataDir) =>
    readdirSync(directory).filter((name) => readFileSync(join(directory, name)).includes(markOf(number)));
  const insert = (number: number, length?: number) =>
    store.insert(newInquiry(number, { createdAt: NOW, content: personal(number, length) }));

  it("is in no file any more, though SQLite left copies behind when it moved rows between pages", async () => {
    const random = randomOf(SEED);
    const some = (most: number) => Math.floor(random() * most);
    const consent = { at: "x", page: null, locale: "ru" as const, edition: null, hash: null };
    const all = () => Array.from({ length: rows }, (_, number) => number);
    const gone = new Set<number>();
    const left = () => {
      const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name)));
      return [...gone].filter((number) => files.some((bytes) => bytes.includes(markOf(number))));
    };
    const db = new DatabaseSync(join(dataDir, "inquiries.sqlite"));
    db.exec("PRAGMA secure_delete = ON; PRAGMA synchronous = OFF");
    // Loans and failures change the length of a row, as these do.
    const lend = db.prepare("UPDATE inquiries SET lease_token = ? WHERE id = ?");
    const fail = db.prepare("UPDATE inquiries SET lease_token = NULL, last_reason = ? WHERE id = ?");
    const erase = db.prepare("UPDATE inquiries SET content = '', erased_at = ? WHERE id = ?");
    let rows = 0;
    // How rows lie in pages is a matter of chance; without copies this test would show nothing.
    while (left().length === 0 && rows < 1_600) {
      for (const end = rows + 80; rows < end; rows += 1) {
        const message = `${markOf(rows)} `.repeat(1 + some(20));
        const content = {
          name: "a",
          email: markOf(rows),
          message,
          page: null,
          locale: "ru" as const,
          consent,
        };
        await store.insert(newInquiry(rows, { contentHash: "h", createdAt: NOW, content }));
      }
      for (let turn = 0; turn < 600; turn += 1) {
        const [number, kind] = [rows - 80 + some(80), random()];
        if (kind < 0.3) lend.run("x".repeat(36), idOf(number));
        else if (kind < 0.6) fail.run("r".repeat(some(1_500)), idOf(number));
        else if (kind < 0.7) {
          erase.run(NOW, idOf(number));
          gone.add(number);
        }
      }
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    db.close();
    expect(left()).not.toEqual([]);

    expect(await store.wipe()).toBeUndefined();
    expect(left()).toEqual([]);
    const others = all().filter((number) => !gone.has(number));
    const kept = readFileSync(join(dataDir, "inquiries.sqlite"));
    expect(others.filter((number) => !kept.includes(markOf(number)))).toEqual([]);
  });

  it("is in no file any more, the visitor's file neither", async () => {
    const described = { name: "a.pdf", type: "pdf", size: 300_000, sha256: "ab".repeat(32) };
    const content = { ...personal(1), file: described };
    await store.insert(newInquiry(1, { createdAt: NOW, content, bytes: () => file(1) }));
    expect(tracesOf(1)).not.toEqual([]);
    await store.erase(idOf(1), Date.now());
    expect(await store.wipe()).toBeUndefined();
    expect(tracesOf(1)).toEqual([]);
  });

  it("is reported as long as another program reads an older state, and goes with the hourly retry once it does not", async () => {
    await insert(1);
    const letGo = await holdFile(dataDir, "read");
    const erased = await command("erase", idOf(1), "--yes");
    expect(erased).toMatchObject({ code: 1, out: `${idOf(1)}: erased\n` });
    expect(erased.err).toMatch(/still in the files of the store: another program reads .* holds \d+ pages/);
    expect(tracesOf(1)).not.toEqual([]);
    await letGo();

    vi.stubEnv("DATA_DIR", dataDir);
    vi.resetModules();
    const { eraseOld } = await import("@/lib/inquiries/server/retention");
    expect(await eraseOld()).toBe(60 * 60_000);
    vi.unstubAllEnvs();
    expect(tracesOf(1)).toEqual([]);
    expect(await command("wipe", "--json")).toMatchObject({ code: 0, out: '{"remains":null}\n' });
  });

  it("is reported where the file is too large to be written anew beside the site, and goes when an operator has a quiet hour", async () => {
    await insert(1);
    await store.erase(idOf(1), Date.now());
    const db = new DatabaseSync(join(dataDir, "inquiries.sqlite"));
    const wipe = (mostBytes: number) =>
      wipeFile({ db, file: join(dataDir, "inquiries.sqlite") }, (work) => work(), {
        patienceMs: 1_000,
        mostBytes,
      });
    expect(await wipe(1)).toContain("1 MiB is too large");
    expect(tracesOf(1)).not.toEqual([]);
    expect(await wipe(Infinity)).toBeUndefined();
    expect(tracesOf(1)).toEqual([]);
    db.close();
  });

  it("stays erased when a copy brings it back, before anything can be delivered or mailed", async () => {
    const copies = temporaryDirectory();
    const copy = join(copies, "Copy.sqlite");
    for (const number of [1, 2, 3]) await insert(number);
    expect((await command("backup", copy)).code).toBe(0);
    expect(readdirSync(copies)).toEqual(["Copy.sqlite"]);
    await store.erase(idOf(1), Date.now());
    const claim = await store.claim(rules(NOW));
    if (claim) await store.markDelivered(claim, 7, NOW);
    expect(await store.eraseDelivered(NOW + 1, Date.now())).toBe(1);
    await store.close();

    expect((await command("restore", copy)).out).toContain("3 inquiries restored");
    expect([...tracesOf(1), ...tracesOf(2)]).toEqual([]);
    store = openSqliteStore(dataDir, { mail: true });
    expect((await store.read(idOf(1)))?.content).toBeNull();
    expect(await store.claim(rules(Date.now() + 1_000 * SECOND))).toMatchObject({ id: idOf(3) });
    expect(await store.claim(rules(Date.now() + 1_000 * SECOND))).toBeUndefined();
    const now = Date.now();
    const notice = await store.claimNotice({ now, leaseMs: SECOND });
    expect(notice?.inquiry?.id).toBe(idOf(3));
    // The loan has run out, and it is the same one again: there is no other.
    expect(await store.claimNotice({ now: now + 2 * SECOND, leaseMs: SECOND })).toMatchObject({
      inquiry: { id: idOf(3) },
    });
  });

  it("stays erased when the whole directory is lost, by the list beside the copies", async () => {
    const copies = temporaryDirectory();
    await insert(1);
    await command("backup", join(copies, "first"));
    await command("erase", idOf(1), "--yes");
    await command("backup", join(copies, "second"));
    expect(readFileSync(join(copies, ERASED_FILE), "utf8").trim()).toBe(idOf(1));
    await store.close();
    rmSync(dataDir, { recursive: true });
    expect((await command("restore", join(copies, "first"))).code).toBe(0);
    store = openSqliteStore(dataDir);
    expect((await store.read(idOf(1)))?.content).toBeNull();
    expect(tracesOf(1)).toEqual([]);
  });

  it("stays erased when somebody puts a copy there by hand", async () => {
    await insert(1);
    const copy = join(temporaryDirectory(), "copy");
    await command("backup", copy);
    await command("erase", idOf(1), "--yes");
    await store.close();
    copyFileSync(copy, join(dataDir, "inquiries.sqlite"));
    store = openSqliteStore(dataDir);
    expect((await store.read(idOf(1)))?.erasedAt).not.toBeNull();
    expect(await store.claim(rules(NOW + 1_000 * SECOND))).toBeUndefined();
  });
});
