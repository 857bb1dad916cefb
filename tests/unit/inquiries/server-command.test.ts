import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "@/lib/database/server/postgres";
import { createSqlStore } from "@/lib/inquiries/server/sql-store";
import { openSqliteStore } from "@/lib/inquiries/server/sqlite-store";
import { PASSWORD, startPostgres, type PostgresServer } from "@/tests/peers/postgres";
import { idOf, newInquiry, temporaryDirectory } from "./fixtures";

/** What the guide installs on a server, with the places of that server replaced by ones of this machine. */

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (name: string) => readFileSync(join(root, name), "utf8");

describe("on a server without containers", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  let directory: string;
  let backups: string;
  const program = (name: string, text: string) => writeFileSync(join(directory, name), text, { mode: 0o755 });
  beforeEach(() => {
    directory = temporaryDirectory();
    backups = join(directory, "backups");
    mkdirSync(backups);
    const places: Record<string, string> = {
      "user=site": `user=${userInfo().username}`,
      "/etc/site.env": join(directory, "site.env"),
      "/srv/site": root,
      "/usr/local/bin/node24": process.execPath,
      "/var/backups/site": backups,
    };
    for (const name of ["site-inquiries", "site-backup"])
      program(
        name,
        Object.entries(places).reduce(
          (text, [from, to]) => text.replaceAll(from, to),
          read(`deploy/${name}`),
        ),
      );
  });
  const settings = (lines: Record<string, string>) =>
    writeFileSync(
      join(directory, "site.env"),
      Object.entries(lines)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(""),
    );
  /** As a shell whose environment and directory belong to something else. */
  const run = (name: string, ...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = {
        NODE_ENV: "test" as const,
        PATH: `${directory}:${process.env.PATH}`,
        DATA_DIR: "/nowhere",
        DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing",
      };
      execFile(join(directory, name), args, { cwd: directory, env }, (error, out, err) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
      });
    });
  const copies = () => readdirSync(backups).map((name) => join(backups, name));

  it("the operator's command reads the store of the site, whatever its settings and those of the caller hold", async () => {
    const DATABASE_URL = `${await server.freshUrl()}&sslmode=disable&application_name=x`;
    const store = createSqlStore(openPostgres(DATABASE_URL));
    await store.insert(newInquiry(7));
    await store.close();
    settings({
      DATABASE_URL,
      INQUIRY_EMAIL_TO: "a@example.ru, b@example.ru",
      SMTP_URL: "smtp://user:pass;word@mail.example.ru/?requireTLS=false",
    });
    const { code, out, err } = await run("site-inquiries", "list");
    expect([code, err]).toEqual([0, `Store: PostgreSQL 127.0.0.1:${server.port}/postgres (DATABASE_URL)\n`]);
    expect(out).toContain(idOf(7));
    expect((await run("site-inquiries", "list", "--colour")).err).toContain('"site-inquiries help"');
    // The site is started with the same file, read by the same program.
    expect(read("deploy/systemd/site.service")).toMatch(
      /^ExecStart=\/usr\/local\/bin\/node24 --env-file=\/etc\/site\.env server\/start\.ts$/m,
    );
    expect(read("deploy/systemd/site.service")).not.toMatch(/^(EnvironmentFile|Environment=.*DATA_DIR)/m);
  });

  it("says which store it read, so that an empty one is no answer for another", async () => {
    const DATA_DIR = join(directory, "data");
    await openSqliteStore(DATA_DIR).close();
    settings({ DATA_DIR });
    const { code, out, err } = await run("site-inquiries", "list");
    expect([code, err]).toEqual([0, `Store: ${join(DATA_DIR, "inquiries.sqlite")} (DATA_DIR)\n`]);
    expect(out).toContain("(none)");
    rmSync(join(directory, "site.env"));
    const lost = await run("site-inquiries", "list");
    expect([lost.code === 0, lost.out]).toEqual([false, ""]);
  });

  it("a copy is made by the timer, comes back, and old ones go when a new one is whole", async () => {
    const DATA_DIR = join(directory, "data");
    const store = openSqliteStore(DATA_DIR);
    await store.insert(newInquiry(1));
    settings({ DATA_DIR });
    const old = join(backups, "site-2020-01-01-000000");
    writeFileSync(old, "");
    utimesSync(old, 0, 0);
    expect(read("deploy/systemd/site-backup.service")).toMatch(/^ExecStart=\/usr\/local\/bin\/site-backup$/m);
    expect(await run("site-backup")).toMatchObject({ code: 0 });
    await store.close();
    const [copy = "", ...others] = copies();
    expect(others).toEqual([]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);

    rmSync(DATA_DIR, { recursive: true });
    expect((await run("site-backup")).code).not.toBe(0);
    expect(copies()).toEqual([copy]);
    expect((await run("site-inquiries", "restore", copy)).out).toContain("1 inquiries restored");
    expect((await run("site-inquiries", "list")).out).toContain(idOf(1));
  });

  it("a database is copied by its own tool, which keeps the password out of what every user sees", async () => {
    const DATABASE_URL = await server.freshUrl();
    settings({ DATABASE_URL });
    program("pg_dump", '#!/bin/sh\necho "$*" "$PGPASSWORD" > "${2#--file=}"\n');
    expect(await run("site-backup")).toMatchObject({ code: 0 });
    const [copy = ""] = copies();
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const [args, password] = readFileSync(copy, "utf8")
      .trim()
      .split(/ (?=\S+$)/);
    expect(args).toContain(DATABASE_URL.replace(`:${PASSWORD}`, ""));
    expect([args?.includes(PASSWORD), password]).toEqual([false, PASSWORD]);

    program("pg_dump", '#!/bin/sh\necho half > "${2#--file=}"\necho "server version mismatch" >&2\nexit 1\n');
    const failed = await run("site-inquiries", "backup", join(directory, "copy"));
    expect(failed).toMatchObject({ code: 1, out: "" });
    expect(failed.err).toContain("server version mismatch");
    expect(readdirSync(directory)).not.toContain("copy");
  });

  it("the database of the containers is copied, or there is no copy and the failure is told", async () => {
    program("docker", '#!/bin/sh\n[ -f compose.yaml ] && echo "$@"\n');
    expect(await run("site-backup", root)).toMatchObject({ code: 0 });
    const [erased = "", copy = ""] = copies();
    expect(readFileSync(copy, "utf8")).toBe(
      "compose exec -T database pg_dump --username=site --format=custom site\n",
    );
    // What a restored copy must not bring back.
    expect([basename(erased), readFileSync(erased, "utf8")]).toEqual([
      "erased-inquiries.txt",
      "compose exec -T site cat /data/erased-inquiries.txt\n",
    ]);
    for (const file of copies()) rmSync(file);
    program("docker", '#!/bin/sh\n[ "$4" = database ] && echo "$@"\n');
    expect((await run("site-backup", root)).code).toBe(0);
    const [without = "", ...others] = copies();
    expect(others).toEqual([]);
    rmSync(without);
    program("docker", "#!/bin/sh\necho half\nexit 1\n");
    expect((await run("site-backup", root)).code).toBe(1);
    expect(copies()).toEqual([]);
  });
});
