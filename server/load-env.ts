/**
 * Reads the `.env` files Next reads, in Next's order of precedence, for the scripts that run before or after it. A variable that is
 * already set keeps its value.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";

const root = join(import.meta.dirname, "..");

export function loadEnvFiles(): void {
  for (const name of [".env.production.local", ".env.local", ".env.production", ".env"])
    if (existsSync(join(root, name))) loadEnvFile(join(root, name));
}
