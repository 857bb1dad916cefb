import { execFile, execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startMailServer, type MailServer } from "@/tests/peers/mail-server";
import { freePort, root } from "./server";

/** What a branch holds: a build that takes no time, and a site that says which version it is. */
const BUILD = `
  if (process.env.BUILD_FAILS) throw new Error("content/team.yaml:5: name: поле не заполнено");
  const { cpSync, mkdirSync, writeFileSync } = await import("node:fs");
  mkdirSync(".next/standalone/.next/static", { recursive: true });
  for (const folder of ["server", "scripts", "version"]) cpSync(folder, ".next/standalone/" + folder, { recursive: true });
  writeFileSync(".next/standalone/.next/static/" + crypto.randomUUID(), "");
`;
const SERVER = `
  import { createServer } from "node:http";
  import { readFileSync } from "node:fs";
  const version = readFileSync("version/name", "utf8");
  createServer((_, response) => response.writeHead(version === "sick" ? 503 : 200).end(version)).listen(Number(process.env.PORT));
`;

describe("deploy/site-publish", () => {
  let place: string;
  let mail: MailServer;
  let port: number;
  let address: string;
  const at = (...path: string[]) => join(place, ...path);
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=e@company.example", ...args], {
      cwd: at("work"),
      encoding: "utf8",
    }).trim();
  const put = (path: string, text: string) => {
    mkdirSync(join(at("work", path), ".."), { recursive: true });
    writeFileSync(at("work", path), text);
  };
  /** Commits and pushes; answers the commit. */
  const push = (version: string, files: Record<string, string> = {}) => {
    for (const [path, text] of Object.entries({ "version/name": version, ...files })) put(path, text);
    git("add", "-A");
    git("commit", "--quiet", "--allow-empty", "-m", version);
    git("push", "--quiet", "origin", "HEAD:main");
    return git("rev-parse", "HEAD");
  };
  const publish = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      execFile(join(root, "deploy/site-publish"), [at("settings"), ...args], (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      });
    });
  const shown = () => fetch(address).then((answer) => answer.text());
  const releases = () => readdirSync(at("site-releases")).sort();
  /** Text of the mails, whichever way the words are carried. */
  const letters = () =>
    mail.mails.map(({ raw }) => {
      const [head = "", ...body] = raw.split("\r\n\r\n");
      const text = body.join("\r\n\r\n");
      return /base64/i.test(head)
        ? Buffer.from(text, "base64").toString()
        : decodeURIComponent(text.replaceAll("=\r\n", "").replaceAll("%", "%25").replaceAll("=", "%"));
    });

  beforeEach(async () => {
    place = mkdtempSync(join(tmpdir(), "publish-"));
    mail = await startMailServer();
    port = await freePort();
    address = `http://127.0.0.1:${port}`;
    for (const folder of ["work", "state", "build"]) mkdirSync(at(folder));
    execFileSync("git", ["init", "--quiet", "--bare", at("origin.git")]);
    git("init", "--quiet");
    git("remote", "add", "origin", at("origin.git"));
    // The process that systemd would restart.
    writeFileSync(
      at("restart"),
      `[ ! -f ${at("pid")} ] || kill "$(cat ${at("pid")})" || true
       cd ${at("site")} && PORT=${port} ${process.execPath} server/start.ts > /dev/null 2>&1 &
       echo $! > ${at("pid")}; echo restarted >> ${at("restarts")}`,
    );
    writeFileSync(at("site.env"), `SMTP_URL=${mail.url}\nINQUIRY_EMAIL_TO=owner@company.example\n`);
    const user = execFileSync("id", ["-un"], { encoding: "utf8" }).trim();
    writeFileSync(
      at("settings"),
      `REPOSITORY=${at("origin.git")} SITE=${at("site")} ADDRESS=${address} RESTART="sh ${at("restart")}"
       SITE_SETTINGS=${at("site.env")} BUILD_SETTINGS=${at("build.env")} STATE=${at("state")} BUILD_HOME=${at("build")}
       SITE_USER=${user} BUILD_USER=${user} NODE=${process.execPath} SPARE_PORT=${await freePort()} PATIENCE=5
       BUILD="if [ -f .env.local ]; then . ./.env.local; fi; ${process.execPath} --input-type=module < build.mjs"`,
    );
    const alert = `process.chdir(${JSON.stringify(root)}); await import(${JSON.stringify(join(root, "scripts/operator/publish-alert.ts"))});`;
    push("first", {
      "build.mjs": BUILD,
      "server/start.ts": SERVER,
      "scripts/operator/publish-alert.ts": alert,
      "content/blog/post.ru.md": "---\ndate: 2020-01-01\n---\n",
    });
    expect(await publish()).toMatchObject({ code: 0 });
  });
  afterEach(async () => {
    process.kill(Number(readFileSync(at("pid"), "utf8")));
    await mail.close();
    rmSync(place, { recursive: true });
  });
  const restarts = () => readFileSync(at("restarts"), "utf8").split("\n").length - 1;

  it("puts what is new in place of what is there, and does nothing when nothing is", async () => {
    expect(await shown()).toBe("first");
    const commit = push("second");
    expect((await publish()).output).toContain(`Published ${commit}`);
    expect(await shown()).toBe("second");
    expect(readlinkSync(at("site"))).toContain(commit);
    // A page that was opened before finds its scripts.
    expect(readdirSync(at("site/.next/static"))).toHaveLength(2);
    const before = readlinkSync(at("site"));
    expect(await publish()).toEqual({ code: 0, output: "" });
    expect([readlinkSync(at("site")), restarts()]).toEqual([before, 2]);
    expect(readdirSync(at("build/site"))).toEqual(["repository.git"]);
  });

  it("builds again once a day that stands in a text has come, and only then", async () => {
    push("later", { "content/blog/post.ru.md": '---\ndate: "2024-05-05"\n---\n', "content/team.yaml": "" });
    await publish();
    const commit = git("rev-parse", "HEAD");
    for (const [built, isDue] of [
      ["2024-05-05", false],
      ["2024-05-04", true],
    ] as const) {
      writeFileSync(at("site/.published"), `${commit} ${built}\n`);
      expect((await publish()).output.includes("Published")).toBe(isDue);
    }
  });

  it("keeps the site when a build fails, and tells why, once", async () => {
    const before = readlinkSync(at("site"));
    writeFileSync(at("build.env"), "export BUILD_FAILS=1");
    push("broken");
    const { code, output } = await publish();
    expect([code, readlinkSync(at("site")), await shown(), restarts()]).toEqual([1, before, "first", 1]);
    expect(output).toContain("content/team.yaml:5: name: поле не заполнено");
    await mail.received(1);
    expect(mail.mails[0]?.to).toEqual(["owner@company.example"]);
    expect(letters()[0]).toContain("content/team.yaml:5: name: поле не заполнено");
    expect((await publish()).code).toBe(0);
    expect((await publish("--now")).code).toBe(1);
    expect(mail.mails).toHaveLength(1);
    rmSync(at("build.env"));
    push("mended");
    expect((await publish()).code).toBe(0);
    expect(await shown()).toBe("mended");
  });

  it("keeps the site when the new version does not answer, or not where it has to", async () => {
    const before = readlinkSync(at("site"));
    push("sick");
    expect((await publish()).code).toBe(1);
    expect([readlinkSync(at("site")), await shown(), restarts()]).toEqual([before, "first", 1]);
    await mail.received(1);
    expect(letters()[0]).toContain("does not answer");

    // It answers alone, but not with the settings of the site.
    push("shy", { "server/start.ts": `if (process.env.PORT === "${port}") process.exit(1);${SERVER}` });
    expect((await publish()).code).toBe(1);
    expect([readlinkSync(at("site")), releases().length, restarts()]).toEqual([before, 1, 3]);
    await expect.poll(shown, { timeout: 60_000 }).toBe("first");
  });

  it("tells when the branch cannot be fetched", async () => {
    writeFileSync(at("settings"), readFileSync(at("settings"), "utf8").replace("origin.git", "gone.git"));
    expect(await publish()).toMatchObject({ code: 1 });
    await mail.received(1);
  });

  it("runs once at a time", async () => {
    push("second");
    const runs = await Promise.all([publish(), publish()]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(runs.filter(({ output }) => output.includes("Another run is under way."))).toHaveLength(1);
    expect([await shown(), restarts()]).toEqual(["second", 2]);
  });

  it("keeps three versions, and takes over a folder that was put there by hand", async () => {
    for (const version of ["second", "third", "fourth"]) {
      push(version);
      await publish();
    }
    const kept = releases();
    expect(kept).toHaveLength(3);
    expect(readlinkSync(at("site"))).toContain(kept.at(-1));

    rmSync(at("site"));
    execFileSync("mv", [at("site-releases", kept[0] ?? ""), at("site")]);
    push("fifth");
    expect((await publish()).code).toBe(0);
    expect(await shown()).toBe("fifth");
  });
});
