import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import { operatorCommand } from "@/tests/peers/operator-command";
import { idOf, newInquiry, temporaryDirectory } from "./fixtures";

describe("copies of the store", () => {
  let dataDir: string;
  let copy: string;
  const command = (...args: string[]) => operatorCommand({ DATA_DIR: dataDir }, ...args);
  const contents = async () => JSON.parse((await command("export", "--json")).out) as { id: string }[];

  beforeEach(() => {
    dataDir = join(temporaryDirectory(), "data");
    copy = join(temporaryDirectory(), "Copy.sqlite");
  });
  const fill = async (from: number, to: number) => {
    const store = openSqliteStore(dataDir);
    for (let number = from; number <= to; number += 1) await store.insert(newInquiry(number));
    return store;
  };

  it("are made while the site writes, are for their owner alone, and bring back every inquiry", async () => {
    const store = await fill(1, 40);
    expect(await command("backup", copy)).toMatchObject({ code: 0, out: `40 inquiries in ${copy}\n` });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    // One file: nothing of it waits beside it.
    expect(existsSync(`${copy}-wal`)).toBe(false);
    const before = await contents();
    await store.close();

    rmSync(dataDir, { recursive: true });
    expect((await command("restore", copy)).out).toContain("40 inquiries restored");
    expect(await contents()).toEqual(before);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(readdirSync(dataDir)).toEqual(["inquiries.sqlite"]);
  });

  it("replace a store that has gone on, and keep it aside", async () => {
    await (await fill(1, 3)).close();
    await command("backup", copy);
    await (await fill(4, 9)).close();
    const { code, out } = await command("restore", copy, "--json");
    expect(code).toBe(0);
    const { inquiries, aside } = JSON.parse(out) as { inquiries: number; aside: string };
    expect(inquiries).toBe(3);
    expect((await contents()).map(({ id }) => id)).toEqual([1, 2, 3].map(idOf));
    expect((await command("restore", aside)).out).toContain("9 inquiries restored");
    expect(await contents()).toHaveLength(9);
  });

  it("are not put under a site that runs", async () => {
    const store = await fill(1, 2);
    await command("backup", copy);
    await store.insert(newInquiry(3));
    const { code, err } = await command("restore", copy);
    expect(code).toBe(1);
    expect(err).toContain("Stop the site");
    await store.insert(newInquiry(4));
    await store.close();
    expect(await contents()).toHaveLength(4);
    expect(readdirSync(dataDir)).toEqual(["inquiries.sqlite"]);
  });

  it("replace a store that is damaged, which is kept all the same", async () => {
    await (await fill(1, 2)).close();
    await command("backup", copy);
    writeFileSync(join(dataDir, "inquiries.sqlite"), "no database");
    const { out } = await command("restore", copy, "--json");
    const { aside } = JSON.parse(out) as { aside: string };
    expect(readFileSync(aside, "utf8")).toBe("no database");
    expect(await contents()).toHaveLength(2);
  });

  it("change nothing when they are none", async () => {
    await (await fill(1, 2)).close();
    writeFileSync(copy, "something else");
    for (const file of [copy, `${copy}.missing`]) {
      const { code, err } = await command("restore", file);
      expect(code).toBe(1);
      expect(err).toContain(file);
    }
    expect((await command("backup", copy)).err).toContain("exists already");
    expect(await contents()).toHaveLength(2);
    expect(readdirSync(dataDir)).toEqual(["inquiries.sqlite"]);
    expect((await command("backup")).code).toBe(2);
  });
});
