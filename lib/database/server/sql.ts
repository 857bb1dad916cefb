import "server-only";
import type { ErasedNumbers } from "@/lib/database/server/erased";

export type Values = Record<string, string | number | Uint8Array | null>;
export type Row = Record<string, unknown>;

/** Statements name their values `:likeThis`; each named value must occur in the text. */
export type Query = {
  all: (text: string, values?: Values) => Promise<Row[]>;
  /** Answers how many rows were changed. */
  run: (text: string, values?: Values) => Promise<number>;
};

/**
 * The little that SQLite and PostgreSQL must have in common for one store to run on both. Every statement of the store
 * is written in the SQL that both understand.
 */
export type Sql = Query & {
  /** Runs `work` in one transaction: all of it or nothing. */
  transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>;
  /** Ends a `SELECT` whose row is changed next, so that two senders do not wait for one another. */
  lockFirstFree: string;
  /** Whether a statement may have been carried out although the call rejected: there is a network in between. */
  answersMayBeLost: boolean;
  /** The time of the database, in milliseconds since the epoch, where hosts with other clocks may share it. */
  time?: (() => Promise<number>) | undefined;
  /** What the database itself finds wrong with its file, a line each. */
  quickCheck?: () => Promise<string[]>;
  /** A query for the bytes that the tables of inquiries take, as `bytes`. */
  usedBytes: string;
  /** The numbers of erased inquiries, where a copy that is put back does not reach; `undefined` where there is no disk. */
  erased?: ErasedNumbers | undefined;
  /**
   * Takes out of the files of the database what was erased from its tables; for after the transaction. Waits for others who read, but
   * not for long.
   * @param patient take all the time it needs, also where that keeps the site waiting
   * @returns what keeps the text there still, in words for an operator; `undefined` when nothing of it is left
   */
  wipe: (patient?: boolean) => Promise<string | undefined>;
  close: () => Promise<void>;
};

export const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value));
export const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);
