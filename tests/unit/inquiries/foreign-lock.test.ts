import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import { LOCK_WAIT_MS } from "@/lib/inquiries/server/sqlite-lock";
import { holdFile } from "@/tests/peers/file-lock";
import { idOf, newInquiry, START, temporaryDirectory } from "./fixtures";

describe("a store whose file another program holds", () => {
  it("goes on answering, and stores what came meanwhile as soon as it is let go", async () => {
    const dataDir = temporaryDirectory();
    const store = openSqliteStore(dataDir);
    await store.insert(newInquiry(1));
    const letGo = await holdFile(dataDir, "write");
    const waiting = Promise.all([2, 3, 4].map((number) => store.insert(newInquiry(number))));
    // Everything else of the process goes on, and so does whoever only reads.
    await wait(1);
    expect(await store.find(idOf(1))).toMatchObject({ status: "pending" });
    expect(await store.find(idOf(2))).toBeUndefined();
    await letGo();
    expect((await waiting).map(({ stored }) => stored)).toEqual([true, true, true]);
    await store.close();
  });

  it("can be opened anew meanwhile", async () => {
    const dataDir = temporaryDirectory();
    const store = openSqliteStore(dataDir);
    await store.insert(newInquiry(1));
    const letGo = await holdFile(dataDir, "write");
    const again = openSqliteStore(dataDir);
    expect(await again.find(idOf(1))).toMatchObject({ status: "pending" });
    await letGo();
    await Promise.all([store.close(), again.close()]);
  });

  it("gives up before a visitor's request does, with everything in order afterwards", async () => {
    const dataDir = temporaryDirectory();
    const store = openSqliteStore(dataDir);
    const letGo = await holdFile(dataDir, "write");
    expect(LOCK_WAIT_MS).toBeLessThan(9_000);
    await expect(store.insert(newInquiry(1))).rejects.toThrow("locked by another program");
    await letGo();
    expect(await store.insert(newInquiry(1))).toMatchObject({ stored: true });
    expect(await store.claim({ now: START, leaseMs: 1, doubtWaitMs: 1 })).toMatchObject({ id: idOf(1) });
    await store.close();
  });
});
