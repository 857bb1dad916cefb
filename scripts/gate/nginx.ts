/**
 * Finds an nginx for the tests of its configuration, and installs one when there is none: NGINX_PATH, then PATH and the folders of
 * the system, then Debian's package when root.
 */
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

/** Path of an nginx that is already here, or undefined. Installs nothing. */
export function findNginx(): string | undefined {
  const configured = process.env.NGINX_PATH;
  if (configured) {
    if (!isExecutable(configured)) throw new Error(`NGINX_PATH is ${configured}, which cannot be run.`);
    return configured;
  }
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find(isExecutable);
}

/** As `findNginx`, but root on Debian installs the package first. */
export function ensureNginx(): string | undefined {
  const found = findNginx();
  if (found !== undefined || process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return found;
  console.log("No nginx found; installing Debian's package …");
  const options = {
    stdio: "inherit",
    // The package would otherwise start a server of its own.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  } as const;
  try {
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"], options);
  } catch {
    console.error("Debian's nginx could not be installed.");
  }
  return findNginx();
}
