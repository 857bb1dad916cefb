import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "@/lib/database/server/postgres";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { startPostgres, type PostgresServer } from "@/tests/peers/postgres";
import { storeContract } from "./store-contract";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

storeContract("PostgreSQL store", async () => {
  const url = await server.freshUrl();
  const open = () => createSqlStore(openPostgres(url), { mail: true });
  return { store: open(), openAgain: open };
});
