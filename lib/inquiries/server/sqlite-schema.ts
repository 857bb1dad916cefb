import "server-only";
import type { DatabaseSync } from "node:sqlite";
import { sha256 } from "@/lib/inquiries/server/row-checksum";

/** Steps of the schema, oldest first. A released step is never edited; a change is a new step. */
const migrations = [
  `CREATE TABLE inquiries (
     id TEXT PRIMARY KEY,
     status TEXT NOT NULL CHECK (status IN ('pending', 'suspected', 'delivered', 'parked')),
     content_hash TEXT NOT NULL,
     content TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL,
     last_attempt_at INTEGER,
     lease_token TEXT,
     lease_until INTEGER,
     in_doubt_since INTEGER,
     last_reason TEXT,
     remote_id INTEGER,
     delivered_at INTEGER
   ) STRICT;
   CREATE INDEX inquiries_due ON inquiries (status, next_attempt_at);
   CREATE TABLE channel_pause (
     channel TEXT PRIMARY KEY,
     until INTEGER NOT NULL,
     reason TEXT NOT NULL
   ) STRICT;`,
  `ALTER TABLE inquiries ADD COLUMN queued_at INTEGER NOT NULL DEFAULT 0;
   UPDATE inquiries SET queued_at = created_at;
   ALTER TABLE inquiries ADD COLUMN steps_done TEXT NOT NULL DEFAULT '';
   ALTER TABLE inquiries ADD COLUMN erased_at INTEGER;
   ALTER TABLE channel_pause ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE channel_pause ADD COLUMN needs_operator INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE notices (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL CHECK (kind IN ('copy', 'parked', 'paused')),
     inquiry_id TEXT REFERENCES inquiries (id),
     reason TEXT,
     created_at INTEGER NOT NULL,
     next_attempt_at INTEGER,
     attempts INTEGER NOT NULL DEFAULT 0,
     lease_token TEXT,
     lease_until INTEGER,
     sent_at INTEGER
   ) STRICT;
   CREATE INDEX notices_due ON notices (next_attempt_at);
   CREATE INDEX notices_inquiry ON notices (inquiry_id);`,
  `CREATE TABLE write_probe (
     id INTEGER PRIMARY KEY,
     written_at INTEGER NOT NULL,
     filler TEXT NOT NULL
   ) STRICT;`,
  `ALTER TABLE inquiries ADD COLUMN file_bytes INTEGER;
   CREATE TABLE inquiry_file_parts (
     inquiry_id TEXT NOT NULL REFERENCES inquiries (id),
     part INTEGER NOT NULL,
     bytes BLOB NOT NULL,
     PRIMARY KEY (inquiry_id, part)
   ) STRICT;`,
  // Notices are of more kinds than were listed.
  `CREATE TABLE channel_stop (
     channel TEXT PRIMARY KEY,
     since INTEGER NOT NULL,
     reason TEXT NOT NULL,
     ended_at INTEGER
   ) STRICT;
   CREATE TABLE doubts (
     inquiry_id TEXT PRIMARY KEY,
     since INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE notices_next (
     id TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     inquiry_id TEXT REFERENCES inquiries (id),
     reason TEXT,
     created_at INTEGER NOT NULL,
     next_attempt_at INTEGER,
     attempts INTEGER NOT NULL DEFAULT 0,
     lease_token TEXT,
     lease_until INTEGER,
     sent_at INTEGER
   ) STRICT;
   INSERT INTO notices_next SELECT id, kind, inquiry_id, reason, created_at, next_attempt_at, attempts, lease_token,
     lease_until, sent_at FROM notices;
   DROP TABLE notices;
   ALTER TABLE notices_next RENAME TO notices;
   CREATE INDEX notices_due ON notices (next_attempt_at);
   CREATE INDEX notices_inquiry ON notices (inquiry_id);`,
  // Counting must not read the texts, which lie before what is counted.
  `CREATE INDEX inquiries_kept ON inquiries (status, created_at, erased_at) WHERE erased_at IS NULL;
   CREATE TABLE operator_looks (
     what TEXT PRIMARY KEY,
     looked_at INTEGER NOT NULL
   ) STRICT;`,
  `ALTER TABLE inquiries ADD COLUMN checksum TEXT;
   ALTER TABLE inquiries ADD COLUMN lead_checksum TEXT;
   UPDATE inquiries SET checksum = sha256(id || char(10) || content_hash || char(10) || created_at || char(10)
     || coalesce(file_bytes, '') || char(10) || content) WHERE erased_at IS NULL;
   UPDATE inquiries SET lead_checksum = sha256(id || char(10) || remote_id)
     WHERE remote_id IS NOT NULL AND erased_at IS NULL;`,
];

/** Several processes may start at once after an upgrade; each waits for the one that is changing the schema. */
const MIGRATION_WAIT_MS = 2_000;

function isUpToDate(db: DatabaseSync): boolean {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migrations'").get();
  return (
    known !== undefined &&
    db.prepare("SELECT max(version) AS version FROM schema_migrations").get()?.["version"] ===
      migrations.length
  );
}

/**
 * Brings a database to the newest schema, in one transaction. One that is up to date is not locked: it may be opened anew while another
 * process writes.
 */
export function migrate(db: DatabaseSync): void {
  if (isUpToDate(db)) return;
  // SQLite has no such function of its own.
  db.function("sha256", { deterministic: true }, (text) => sha256(String(text)));
  db.exec(`PRAGMA busy_timeout = ${MIGRATION_WAIT_MS}`);
  db.exec("BEGIN IMMEDIATE");
  try {
    db.exec(
      "CREATE TABLE IF NOT EXISTS schema_migrations (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT",
    );
    const done = Number(
      db.prepare("SELECT coalesce(max(version), 0) AS version FROM schema_migrations").get()?.["version"],
    );
    if (done > migrations.length)
      throw new Error(
        `The inquiry database has schema ${done}, this version of the site knows ${migrations.length}. Start the newer version of the site, or restore a backup made with this one.`,
      );
    for (const [index, step] of migrations.entries()) {
      if (index < done) continue;
      db.exec(step);
      db.prepare("INSERT INTO schema_migrations VALUES (?, ?)").run(index + 1, Date.now());
    }
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}
