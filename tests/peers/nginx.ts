/** A real nginx with the configuration of deploy/nginx, in front of sites on this machine. */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../../deploy/nginx/", import.meta.url));

export type NginxOptions = {
  /** Path of the program. */
  nginx: string;
  /** Ports of the processes of the site. */
  sites: readonly number[];
  /** Replacements in the configuration, for instance of a limit; each has to occur. */
  change?: Readonly<Record<string, string>>;
  /** In place of site-host/servers.conf. */
  servers?: string;
  /** Further server blocks. */
  extra?: string;
};

export type Nginx = {
  origin: string;
  port: number;
  /** Where its configuration, cache and log lie. */
  directory: string;
  /** Everything it has written so far, into whichever log. */
  logs: () => string;
  stop: () => Promise<void>;
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Lays the configuration out as on a host, with the places of that host replaced by ones of this directory. */
export function layOut(
  directory: string,
  { port, sites, change = {}, servers, extra = "" }: Omit<NginxOptions, "nginx"> & { port: number },
): void {
  cpSync(source, directory, { recursive: true });
  if (servers !== undefined) writeFileSync(join(directory, "site-host/servers.conf"), servers);
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".conf"),
  );
  const places: Record<string, string> = {
    "listen 80 default_server": `listen 127.0.0.1:${port}`,
    "/var/cache/nginx": join(directory, "cache"),
    "/var/log/nginx": directory,
    "/var/www/acme": join(directory, "acme"),
    "root /etc/nginx/site;": `root ${join(directory, "site")};`,
    "server site:3000 max_fails=0;": sites.map((site) => `server 127.0.0.1:${site} max_fails=0;`).join("\n"),
    ...change,
  };
  for (const [from, to] of Object.entries(places)) {
    let found = false;
    for (const name of files) {
      const path = join(directory, name);
      const text = readFileSync(path, "utf8");
      if (!text.includes(from)) continue;
      found = true;
      writeFileSync(path, text.replaceAll(from, to));
    }
    if (!found) throw new Error(`"${from}" is nowhere in deploy/nginx.`);
  }
  mkdirSync(join(directory, "cache"), { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(directory, "nginx.conf"),
    [
      // As root, its workers would become a user who cannot enter this directory.
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      "daemon off;",
      "worker_processes 1;",
      `pid ${join(directory, "nginx.pid")};`,
      "error_log stderr warn;",
      "events { worker_connections 2048; }",
      "http {",
      // As in the main configuration of every distribution: the addresses of visitors for whoever says nothing else.
      `access_log ${join(directory, "main.log")};`,
      "sendfile on; tcp_nopush on;",
      ...temporary.map((name) => `${name}_temp_path ${join(directory, `${name}_temp`)};`),
      `include ${join(directory, "conf.d")}/*.conf;`,
      extra,
      "}",
    ].join("\n"),
  );
}

const command = (directory: string) => ["-e", "stderr", "-p", directory, "-c", join(directory, "nginx.conf")];

/** What `nginx -t` says about the configuration laid out in `directory`; throws when it is wrong. */
export const checkSyntax = (nginx: string, directory: string): string =>
  execFileSync(nginx, ["-t", ...command(directory)], { encoding: "utf8", stdio: "pipe" });

/** Starts it and waits until it answers. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  layOut(directory, { ...options, port });
  const child = spawn(options.nginx, command(directory), { stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    const ready = await fetch(`http://127.0.0.1:${port}/api/health`, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (ready) break;
    await wait(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    directory,
    logs: () =>
      [
        output,
        ...readdirSync(directory)
          .filter((name) => name.endsWith(".log"))
          .map((name) => readFileSync(join(directory, name), "utf8")),
      ].join("\n"),
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      process.removeListener("exit", kill);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
