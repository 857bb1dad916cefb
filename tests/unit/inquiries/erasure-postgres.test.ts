import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { erasedIn } from "@/lib/database/server/erased";
import { openPostgres } from "@/lib/database/server/postgres";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import type { InquiryStore } from "@/lib/inquiries/server/store";
import { startPostgres, type PostgresServer } from "@/tests/peers/postgres";
import { contentOf, idOf, newInquiry, SECOND, temporaryDirectory } from "./fixtures";
import { rules } from "./store-contract";

const NOW = Date.now();
const FILE = { name: "a.pdf", type: "pdf", size: 24, sha256: "ab".repeat(32) };

async function* bytes(text: string) {
  yield await Promise.resolve(Buffer.from(text));
}

describe("what is erased from PostgreSQL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  let url: string;
  let store: InquiryStore;
  const list = () => erasedIn(temporaryDirectory());
  beforeEach(async () => {
    url = await server.freshUrl();
    store = createSqlStore(openPostgres(url));
  });
  afterEach(() => store.close());

  /** An inquiry whose text and file nobody else has. */
  const insert = (number: number, mark: string) =>
    store.insert(
      newInquiry(number, {
        createdAt: NOW,
        content: contentOf({ email: `${mark}@example.ru`, file: FILE }),
        bytes: () => bytes(`file of ${mark}`),
      }),
    );
  const held = async (mark: string) => [
    await server.holds(`${mark}@`),
    await server.holds(`file of ${mark}`),
  ];

  it("is in no table any more", async () => {
    await insert(1, "anna-one");
    await insert(2, "boris-one");
    expect(await held("anna-one")).toEqual([true, true]);
    await store.erase(idOf(1), Date.now());
    expect(await store.wipe()).toBeUndefined();
    expect(await held("anna-one")).toEqual([false, false]);
    expect(await held("boris-one")).toEqual([true, true]);
    expect(await store.read(idOf(2))).toMatchObject({ content: { email: "boris-one@example.ru" } });
  });

  it.each([
    ["has read the table", "SELECT count(*) FROM inquiries"],
    ["has read something else", "SELECT 1"],
  ])("is reported as long as another connection %s and can still see it", async (_, statement) => {
    const mark = statement.includes("count") ? "anna-two" : "anna-three";
    await insert(1, mark);
    const other = new pg.Client(url);
    await other.connect();
    await other.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    await other.query(statement);
    await store.erase(idOf(1), Date.now());
    expect(await store.wipe()).toMatch(/holds \d+ rows|lock timeout/);
    expect(await held(mark)).toEqual([true, true]);
    await other.end();
    expect(await store.wipe()).toBeUndefined();
    expect(await held(mark)).toEqual([false, false]);
  });

  it("writes nothing anew when nothing has been erased since", async () => {
    await insert(1, "anna-four");
    const place = async () => {
      const schema = /search_path%3D(\w+)/.exec(url)?.[1];
      return (await server.query(`SELECT pg_relation_filenode('${schema}.inquiries') AS place`))[0];
    };
    const before = await place();
    expect(await store.wipe()).toBeUndefined();
    expect(await place()).toEqual(before);
    await store.erase(idOf(1), Date.now());
    await store.wipe();
    expect(await place()).not.toEqual(before);
  });

  it("stays erased when a copy brings it back, by the list in DATA_DIR", async () => {
    const erased = list();
    const schema = /search_path%3D(\w+)/.exec(url)?.[1];
    for (const number of [1, 2, 3]) await insert(number, `clara-${number}`);
    await server.query(`CREATE TABLE ${schema}.copy AS SELECT * FROM ${schema}.inquiries`);
    const site = createSqlStore(openPostgres(url, {}, erased));
    expect(await site.erase(idOf(1), Date.now())).toBe(true);
    const claim = await site.claim(rules(NOW));
    if (claim) await site.markDelivered(claim, 7, NOW);
    expect(await site.eraseDelivered(NOW + SECOND, Date.now())).toBe(1);
    await site.close();
    expect([...erased.read()]).toEqual([idOf(1), idOf(2)]);

    await server.query(
      `UPDATE ${schema}.inquiries i SET content = c.content, status = c.status, erased_at = NULL FROM ${schema}.copy c WHERE c.id = i.id`,
    );
    const later = createSqlStore(openPostgres(url, {}, erased));
    expect(await later.claim(rules(NOW + 1_000 * SECOND))).toMatchObject({ id: idOf(3) });
    expect(await later.claim(rules(NOW + 1_000 * SECOND))).toBeUndefined();
    expect((await later.read(idOf(2)))?.content).toBeNull();
    await later.close();
  });

  it("is asked for again in a minute where the database is not up yet", async () => {
    // Nothing listens there.
    vi.stubEnv("DATABASE_URL", "postgres://site@127.0.0.1:1/site");
    vi.resetModules();
    const { eraseOld } = await import("@/lib/inquiries/server/retention");
    expect(await eraseOld()).toBe(60_000);
    vi.unstubAllEnvs();
  });
});
