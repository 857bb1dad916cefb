/**
 * Builds the site into one folder that runs on Node.js 24 alone: `npm run build:standalone`, then `.next/standalone` may be copied
 * anywhere and served with `node server/start.ts` in it. The build in `.next` stays complete, so `npm start` serves it too.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TARGET = ".next/standalone";

/** What the start and the operator's command need besides Next's server, which follows only its own imports. */
const FOLDERS = ["content", "public", "scripts/operator", "server"];

/** Packages that the start, the thread that draws and the operator's command import by name; the server has them in its bundle. */
const PACKAGES = ["@vercel/og", "compression", "nodemailer", "piscina", "server-only", "sirv", "yaml", "zod"];

/** Folders of a package and of all it depends on; what lies inside its own folder is copied with it. */
function foldersOf(name: string, within: string[] = []): string[] {
  const path = [
    ...within.map((folder) => join(folder, "node_modules", name)),
    join("node_modules", name),
  ].find((folder) => existsSync(folder));
  if (path === undefined) throw new Error(`${name} is not installed.`);
  const { dependencies } = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as {
    dependencies?: Record<string, string>;
  };
  return [path, ...Object.keys(dependencies ?? {}).flatMap((needed) => foldersOf(needed, [path, ...within]))];
}

/** Of a package only what runs. */
const runs = (path: string) => !/\.(d\.[cm]?ts|map|md|tsx?)$|\/zod\/src(\/|$)/.test(path);

function size(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const { status } = spawnSync("npm", ["run", "--silent", "build"], {
  stdio: "inherit",
  env: { ...process.env, BUILD_STANDALONE: "1" },
});
// The build has said what is wrong; a stack of this script would only bury it.
if (status !== 0) process.exit(status ?? 1);

const copy = (path: string, filter?: (path: string) => boolean) =>
  cpSync(path, join(TARGET, path), {
    recursive: true,
    ...(filter && { filter: (source: string) => statSync(source).isDirectory() || filter(source) }),
  });

// Next.js copied the pages before they were finished.
copy(".next/server/app", (path) => /\.(html|meta)$/.test(path));
copy(".next/finished.json");
copy(".next/static");
copy("lib", (path) => path.endsWith(".ts"));
for (const folder of FOLDERS) copy(folder);
for (const path of new Set(PACKAGES.flatMap((name) => foldersOf(name)))) copy(path, runs);
// Next.js takes its optimiser of pictures along although next.config.ts has switched it off.
for (const unused of ["sharp", "@img"])
  rmSync(join(TARGET, "node_modules", unused), { recursive: true, force: true });
// Secrets come with the start, not with the build.
for (const name of readdirSync(TARGET).filter((file) => file.startsWith(".env"))) rmSync(join(TARGET, name));

const { name, version } = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, string>;
writeFileSync(
  join(TARGET, "package.json"),
  `${JSON.stringify(
    {
      name,
      version,
      private: true,
      type: "module",
      scripts: { start: "node server/start.ts", inquiries: "node scripts/operator/inquiries.ts" },
    },
    null,
    2,
  )}\n`,
);
if (!existsSync(join(TARGET, "server.js"))) throw new Error("Next.js wrote no standalone server.");
const megabytes = (path: string) => `${(size(path) / 1024 / 1024).toFixed(1)} MB`;
console.log(
  `${TARGET}: ${megabytes(TARGET)}, of that node_modules ${megabytes(join(TARGET, "node_modules"))}.`,
);
