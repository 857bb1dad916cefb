import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import { contentOf, idOf, newInquiry, START, temporaryDirectory } from "./fixtures";
import { storeContract } from "./store-contract";

storeContract("SQLite store", () => {
  const directory = temporaryDirectory();
  const open = () => openSqliteStore(directory, { mail: true });
  return Promise.resolve({
    store: open(),
    openAgain: open,
    versions: "schema_migrations",
    damage: (sql) =>
      Promise.try(() => {
        const db = new DatabaseSync(join(directory, "inquiries.sqlite"));
        db.exec(sql);
        db.close();
      }),
    ignoreUpdates: (id) => `CREATE TRIGGER lost BEFORE UPDATE ON inquiries WHEN old.id = '${id}'
                            BEGIN SELECT RAISE(IGNORE); END`,
  });
});

describe("SQLite store on a disk", () => {
  it("makes its directory, for its own user alone", async () => {
    const directory = join(temporaryDirectory(), "a", "b");
    await openSqliteStore(directory).close();
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory, "inquiries.sqlite")).mode & 0o777).toBe(0o600);
  });

  it("names the directory and the remedy when it cannot write there", () => {
    const file = join(temporaryDirectory(), "file");
    writeFileSync(file, "");
    expect(() => openSqliteStore(join(file, "data"))).toThrow(/file\/data.*ENOTDIR.*writable.*DATA_DIR/s);
  });

  it("does not overwrite what is not a database", () => {
    const directory = temporaryDirectory();
    const file = join(directory, "inquiries.sqlite");
    writeFileSync(file, "a letter to my grandmother, by no means a database");
    expect(() => openSqliteStore(directory)).toThrow("file is not a database");
    expect(statSync(file).size).toBe(50);
  });

  it("refuses a database of a later version instead of damaging it", async () => {
    const directory = temporaryDirectory();
    await openSqliteStore(directory).close();
    const db = new DatabaseSync(join(directory, "inquiries.sqlite"));
    db.exec("INSERT INTO schema_migrations VALUES (99, 0)");
    db.close();
    expect(() => openSqliteStore(directory)).toThrow("has schema 99");
  });

  it("writes ahead, and shows a commit to another process at once", async () => {
    const directory = temporaryDirectory();
    const store = openSqliteStore(directory);
    await store.insert(newInquiry(1));
    const other = new DatabaseSync(join(directory, "inquiries.sqlite"), { readOnly: true });
    expect(other.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    expect(other.prepare("SELECT count(*) AS stored FROM inquiries").get()).toEqual({ stored: 1 });
    other.close();
    await store.close();
  });

  it("leaves nothing of an erased inquiry in its files", async () => {
    const directory = temporaryDirectory();
    const store = openSqliteStore(directory);
    for (const number of [1, 2]) {
      await store.insert(newInquiry(number, { content: contentOf({ email: `no${number}@example.ru` }) }));
      const claim = await store.claim({ now: START, leaseMs: 1, doubtWaitMs: 1 });
      if (claim !== undefined) await store.markDelivered(claim, number, START);
    }
    const traces = (text: string) =>
      readdirSync(directory).filter((name) => readFileSync(join(directory, name)).includes(text));
    expect(traces("no1@")).not.toEqual([]);
    await store.erase(idOf(1), START);
    await store.wipe();
    expect(traces("no1@")).toEqual([]);
    await store.eraseDelivered(START + 1, START);
    await store.wipe();
    expect(traces("no2@")).toEqual([]);
    await store.close();
  });

  it("does not acknowledge into a file that was taken away", async () => {
    const directory = temporaryDirectory();
    const store = openSqliteStore(directory);
    renameSync(directory, `${directory}-old`);
    await expect(store.insert(newInquiry(1))).rejects.toThrow();
    await openSqliteStore(directory).close();
    await expect(store.insert(newInquiry(1))).rejects.toThrow("replaced under the running site");
    await store.close();
  });
});
