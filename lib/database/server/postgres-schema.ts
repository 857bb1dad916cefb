import "server-only";
import type { Query } from "@/lib/database/server/sql";

/** Any number, as long as nothing else in the database takes the same one: guards the schema while it changes. */
const LOCK = 5_316_742_009;

/** Steps of the schema, oldest first. A released step is never edited; a change is a new step. */
const migrations = [
  `CREATE TABLE inquiries (
     id TEXT PRIMARY KEY,
     status TEXT NOT NULL CHECK (status IN ('pending', 'suspected', 'delivered', 'parked')),
     content_hash TEXT NOT NULL,
     content TEXT NOT NULL,
     created_at BIGINT NOT NULL,
     queued_at BIGINT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at BIGINT NOT NULL,
     last_attempt_at BIGINT,
     lease_token TEXT,
     lease_until BIGINT,
     in_doubt_since BIGINT,
     last_reason TEXT,
     remote_id BIGINT,
     steps_done TEXT NOT NULL DEFAULT '',
     delivered_at BIGINT,
     erased_at BIGINT
   );
   CREATE INDEX inquiries_due ON inquiries (next_attempt_at, created_at, id) WHERE status = 'pending';
   CREATE INDEX inquiries_open ON inquiries (created_at) WHERE status <> 'delivered';
   CREATE INDEX inquiries_kept ON inquiries (delivered_at) WHERE erased_at IS NULL;
   CREATE TABLE channel_pause (
     channel TEXT PRIMARY KEY,
     since BIGINT NOT NULL,
     until BIGINT NOT NULL,
     reason TEXT NOT NULL,
     needs_operator INTEGER NOT NULL DEFAULT 0
   );
   CREATE TABLE notices (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('copy', 'parked', 'paused')),
     inquiry_id TEXT REFERENCES inquiries (id),
     reason TEXT,
     created_at BIGINT NOT NULL,
     next_attempt_at BIGINT,
     attempts INTEGER NOT NULL DEFAULT 0,
     lease_token TEXT,
     lease_until BIGINT,
     sent_at BIGINT
   );
   CREATE INDEX notices_due ON notices (next_attempt_at);
   CREATE INDEX notices_inquiry ON notices (inquiry_id);
   CREATE TABLE rate_counters (
     key VARCHAR(255) PRIMARY KEY,
     points INTEGER NOT NULL DEFAULT 0,
     expire BIGINT
   );`,
  `CREATE TABLE write_probe (
     id INTEGER PRIMARY KEY,
     written_at BIGINT NOT NULL,
     filler TEXT NOT NULL
   );`,
  `ALTER TABLE inquiries ADD COLUMN file_bytes BIGINT;
   CREATE TABLE inquiry_file_parts (
     inquiry_id TEXT NOT NULL REFERENCES inquiries (id),
     part INTEGER NOT NULL,
     bytes BYTEA NOT NULL,
     PRIMARY KEY (inquiry_id, part)
   );`,
  // Notices are of more kinds than were listed.
  `CREATE TABLE channel_stop (
     channel TEXT PRIMARY KEY,
     since BIGINT NOT NULL,
     reason TEXT NOT NULL,
     ended_at BIGINT
   );
   CREATE TABLE doubts (
     inquiry_id TEXT PRIMARY KEY,
     since BIGINT NOT NULL
   );
   ALTER TABLE notices DROP CONSTRAINT notices_kind_check;`,
  `CREATE INDEX inquiries_status ON inquiries (status, created_at) WHERE erased_at IS NULL;
   CREATE TABLE operator_looks (
     what TEXT PRIMARY KEY,
     looked_at BIGINT NOT NULL
   );`,
  `ALTER TABLE inquiries ADD COLUMN checksum TEXT, ADD COLUMN lead_checksum TEXT;
   UPDATE inquiries SET checksum = encode(sha256(convert_to(concat_ws(chr(10), id, content_hash, created_at,
     coalesce(CAST(file_bytes AS TEXT), ''), content), 'UTF8')), 'hex') WHERE erased_at IS NULL;
   UPDATE inquiries SET lead_checksum = encode(sha256(convert_to(concat_ws(chr(10), id, remote_id), 'UTF8')), 'hex')
     WHERE remote_id IS NOT NULL AND erased_at IS NULL;`,
];

/**
 * Brings a database to the newest schema, inside a transaction. Of several processes that start at once one does it
 * and the others wait; the lock ends with the transaction, so it also holds behind a pooling proxy.
 */
export async function migratePostgres({ all, run }: Query): Promise<void> {
  await run(`SELECT pg_advisory_xact_lock(${LOCK})`);
  await run(
    "CREATE TABLE IF NOT EXISTS site_schema (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)",
  );
  const [row] = await all("SELECT coalesce(max(version), 0) AS version FROM site_schema");
  const done = Number(row?.["version"]);
  if (done > migrations.length)
    throw new Error(
      `The database of DATABASE_URL has schema ${done}, this version of the site knows ${migrations.length}. Start the newer version of the site, or restore a backup made with this one.`,
    );
  for (const [index, step] of migrations.entries()) {
    if (index < done) continue;
    await run(step);
    await run("INSERT INTO site_schema VALUES (:version, :now)", { version: index + 1, now: Date.now() });
  }
}
