import "server-only";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { migrate } from "@/lib/inquiries/server/sqlite-schema";
import type { Claim, InquiryContent, InquiryStatus, InquiryStore } from "@/lib/inquiries/server/store";

/** Another process may hold the write lock for a moment; longer would hold up every visitor of this one. */
const BUSY_TIMEOUT_MS = 2_000;

const FILE = "inquiries.sqlite";
const CHANNEL = "crm";

type Row = Record<string, SQLOutputValue>;
type Values = Record<string, SQLInputValue>;

const numberOrNull = (value: SQLOutputValue | undefined) => (value == null ? null : Number(value));

/** The driver is synchronous; its failures must reject like those of any other store, not throw. */
const promised =
  <A extends unknown[], T>(work: (...args: A) => T) =>
  (...args: A) =>
    new Promise<T>((done) => done(work(...args)));

/** Opens the file for good: WAL with `synchronous=FULL`, so a reported commit survives a crash of the machine too. */
function openFile(dataDir: string): { db: DatabaseSync; file: string; inode: number } {
  // The directory is named at run time: the bundler's tracer must not take it for the whole project.
  const directory = resolve(/* turbopackIgnore: true */ dataDir);
  const file = join(/* turbopackIgnore: true */ directory, FILE);
  try {
    mkdirSync(/* turbopackIgnore: true */ directory, { recursive: true, mode: 0o700 });
    const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    // It holds personal data: for the user of the site alone.
    chmodSync(/* turbopackIgnore: true */ file, 0o600);
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(db);
    return { db, file, inode: statSync(/* turbopackIgnore: true */ file).ino };
  } catch (error) {
    const why = error instanceof Error ? error.message : "unknown error";
    throw new Error(
      `Inquiries cannot be stored in ${directory}: ${why}. Make the directory writable for the user that runs the site, or name another one in DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * The store in one SQLite file of `dataDir`, a directory that is made when it is missing.
 * @throws Error that names the directory and the remedy, when it cannot be written
 */
export function openSqliteStore(dataDir: string): InquiryStore {
  const { db, file, inode } = openFile(dataDir);
  const get = (sql: string, values: Values = {}): Row | undefined => db.prepare(sql).get(values);
  const run = (sql: string, values: Values = {}) => Number(db.prepare(sql).run(values).changes);

  /** Ends a loan, provided it is still the sender's. */
  const settle = ({ id, token }: Claim, change: string, values: Values = {}) =>
    run(
      `UPDATE inquiries SET lease_token = NULL, lease_until = NULL, ${change} WHERE id = :id AND lease_token = :token`,
      { id, token, ...values },
    ) === 1;

  const claimDue: (...args: Parameters<InquiryStore["claim"]>) => Claim | undefined = (rules) => {
    const { now, leaseMs, doubtWaitMs, ignoreBackoff } = rules;
    const row = get(
      `SELECT id, content, created_at, attempts, in_doubt_since FROM inquiries
        WHERE status = 'pending'
          AND (lease_until IS NULL OR lease_until <= :now)
          AND (in_doubt_since IS NULL OR in_doubt_since <= :doubtBefore)
          AND (next_attempt_at <= :now OR :since IS NOT NULL)
          AND (:since IS NULL OR last_attempt_at IS NULL OR last_attempt_at < :since)
        ORDER BY next_attempt_at, created_at, id LIMIT 1`,
      { now, doubtBefore: now - doubtWaitMs, since: ignoreBackoff?.since ?? null },
    );
    if (row === undefined) return undefined;
    const claim = {
      id: String(row["id"]),
      token: randomUUID(),
      content: JSON.parse(String(row["content"])) as InquiryContent,
      createdAt: Number(row["created_at"]),
      attempts: Number(row["attempts"]),
      inDoubtSince: numberOrNull(row["in_doubt_since"]),
    };
    run(
      `UPDATE inquiries SET lease_token = :token, lease_until = :until, in_doubt_since = :now, last_attempt_at = :now
        WHERE id = :id`,
      { id: claim.id, token: claim.token, until: now + leaseMs, now },
    );
    return claim;
  };

  const inTransaction = <T>(work: () => T): T => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      db.exec("COMMIT");
      return result;
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  };

  return {
    insert: promised(({ id, status, contentHash, content, createdAt }) => {
      // A file that was deleted or replaced under the process still takes writes, which nobody would ever see again.
      if (statSync(/* turbopackIgnore: true */ file).ino !== inode)
        throw new Error("The inquiry database was replaced under the running site");
      const stored = run(
        `INSERT INTO inquiries (id, status, content_hash, content, created_at, next_attempt_at)
         VALUES (:id, :status, :contentHash, :content, :createdAt, :createdAt) ON CONFLICT (id) DO NOTHING`,
        { id, status, contentHash, content: JSON.stringify(content), createdAt },
      );
      const row = get("SELECT content_hash FROM inquiries WHERE id = :id", { id });
      return { stored: stored === 1, contentHash: String(row?.["content_hash"]) };
    }),
    find: promised((id) => {
      const row = get("SELECT content_hash, status FROM inquiries WHERE id = :id", { id });
      return row && { contentHash: String(row["content_hash"]), status: row["status"] as InquiryStatus };
    }),
    claim: promised((rules) => inTransaction(() => claimDue(rules))),
    markDelivered: promised((claim, remoteId, now) =>
      settle(
        claim,
        "status = 'delivered', remote_id = :remoteId, delivered_at = :now, in_doubt_since = NULL, last_reason = NULL",
        { remoteId, now },
      ),
    ),
    markRetry: promised((claim, { at, inDoubtSince, reason }) =>
      settle(
        claim,
        "attempts = attempts + 1, next_attempt_at = :at, in_doubt_since = :inDoubtSince, last_reason = :reason",
        { at, inDoubtSince, reason },
      ),
    ),
    park: promised((claim, reason) =>
      settle(
        claim,
        "status = 'parked', attempts = attempts + 1, in_doubt_since = NULL, last_reason = :reason",
        {
          reason,
        },
      ),
    ),
    release: promised((claim) =>
      settle(claim, "in_doubt_since = :inDoubtSince", { inDoubtSince: claim.inDoubtSince }),
    ),
    wake: promised((now) => {
      run("UPDATE inquiries SET next_attempt_at = :now WHERE status = 'pending' AND next_attempt_at > :now", {
        now,
      });
    }),
    setPause: promised((pause) => {
      if (pause === undefined)
        run("DELETE FROM channel_pause WHERE channel = :channel", { channel: CHANNEL });
      else
        run(
          `INSERT INTO channel_pause (channel, until, reason) VALUES (:channel, :until, :reason)
           ON CONFLICT (channel) DO UPDATE SET until = :until, reason = :reason`,
          { channel: CHANNEL, ...pause },
        );
    }),
    getPause: promised(() => {
      const row = get("SELECT until, reason FROM channel_pause WHERE channel = :channel", {
        channel: CHANNEL,
      });
      return row && { until: Number(row["until"]), reason: String(row["reason"]) };
    }),
    counts: promised(() => {
      const row = get(
        `SELECT count(*) FILTER (WHERE status = 'pending') AS pending, count(*) FILTER (WHERE status = 'parked') AS parked,
                count(*) FILTER (WHERE status = 'suspected') AS suspected,
                min(created_at) FILTER (WHERE status = 'pending') AS oldest
           FROM inquiries WHERE status <> 'delivered'`,
      );
      return {
        pending: Number(row?.["pending"]),
        parked: Number(row?.["parked"]),
        suspected: Number(row?.["suspected"]),
        oldestCreatedAt: numberOrNull(row?.["oldest"]),
      };
    }),
    close: promised(() => db.close()),
  };
}
