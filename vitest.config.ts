import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");

const shared = {
  resolve: {
    alias: {
      "@": root,
      // The guard throws outside a React server build; in tests it has nothing to guard.
      "server-only": `${root}/node_modules/server-only/empty.js`,
    },
  },
};

const UNIT = "tests/unit/**/*.test.{ts,tsx}";

/**
 * Files that ask pure functions: nothing of the process is replaced, set or measured, no route keeps a state, no texts but the site's own
 * are read. They share what a worker has imported, above all the dictionaries and the knowledge, instead of reading all of it a hundred
 * times.
 */
const together = globSync("tests/unit/{content,editor,generator,generators,site}/*.test.{ts,tsx}", {
  cwd: root,
}).filter(
  (file) =>
    !/\bvi\.|\bsoon\(|\bprocess\.|node:v8|computedMs|generators\/ask"|child_process|mkdtemp|growing-site|@\/lib\/env|copyOf/.test(
      readFileSync(`${root}/${file}`, "utf8"),
    ),
);

const unit = {
  // Failures are provoked by the dozen; their log lines would bury the report.
  env: { LOG_LEVEL: "silent" },
  // No test waits for a clock; this only bounds a hang, also on a machine that is busy with other things.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // It imports "next/navigation" in a way that only a bundler resolves.
  server: { deps: { inline: ["next-intl"] } },
};

export default defineConfig({
  test: {
    // One core fewer is the default, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      {
        ...shared,
        // A thread starts sooner than a process, and every file has one of its own.
        test: { ...unit, name: "unit", include: [UNIT], exclude: together, pool: "threads" },
      },
      {
        ...shared,
        test: { ...unit, name: "unit-together", include: together, isolate: false },
      },
      {
        ...shared,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.{ts,tsx}"],
          // Each file starts the finished build on a port and with data of its own, and waits half of its time.
          maxWorkers: 3,
          // Projects with another number of workers run in a group of their own.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...shared,
        // Each file is a browser that walks through the finished build, beside the others.
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...shared,
        // It makes a build of its own in the place of the one the others ask, so the gate runs it in a copy (`npm run test:content`).
        test: { name: "host", include: ["tests/host/**/*.test.ts"] },
      },
    ],
  },
});
