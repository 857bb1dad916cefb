/** Programs that tests need and npm does not bring: where they are on this machine, and Debian's packages of them. */
import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Path of a program that is already here, or undefined: the one that an environment variable names, then the first of `names` on
 * PATH or in `folders`. Throws when the variable names something that cannot be run.
 */
export function findProgram(
  variable: string,
  names: readonly string[],
  folders: readonly string[] = [],
): string | undefined {
  const configured = process.env[variable];
  if (configured) {
    if (!isExecutable(configured)) throw new Error(`${variable} is ${configured}, which cannot be run.`);
    return configured;
  }
  return [...(process.env.PATH ?? "").split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

/** Installs Debian's packages where that is possible: as root, with apt-get. What it could not do stands on the console. */
export function installPackages(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's packages: ${packages.join(", ")} …`);
  const options = {
    stdio: "inherit",
    // A package may otherwise start a server of its own.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  } as const;
  // Where the network does not answer, the tests must not wait for it for minutes.
  const apt = (...args: string[]) =>
    execFileSync("apt-get", ["-qq", "-o", "Acquire::http::Timeout=20", ...args], options);
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...packages);
  } catch {
    console.error("They could not be installed.");
  }
}
