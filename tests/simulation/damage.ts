import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chanceOf, type Chance } from "./chance";

/** The page size of SQLite, which the store leaves as it is. */
const PAGE_BYTES = 4_096;

export const DAMAGES = ["flipped bits", "zeroed page", "torn page", "swapped pages"] as const;
export type DamageKind = (typeof DAMAGES)[number];

/** Damages a file in place, as disks and memory do; its first hundred bytes, the header, too. */
export function damageFile(file: string, kind: DamageKind, chance: Chance): void {
  const bytes = readFileSync(file);
  const pages = Math.floor(bytes.length / PAGE_BYTES);
  const page = () => {
    const at = chance.between(0, pages - 1) * PAGE_BYTES;
    return bytes.subarray(at, at + PAGE_BYTES);
  };
  switch (kind) {
    case "flipped bits":
      for (let count = chance.between(1, 3); count > 0; count -= 1) {
        const at = chance.between(0, bytes.length - 1);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.between(0, 7));
      }
      break;
    case "zeroed page":
      page().fill(0);
      break;
    case "torn page":
      // The second half was never written: what is there is of another time.
      page()
        .subarray(PAGE_BYTES / 2)
        .fill(chance.pick([0, 0xff]));
      break;
    case "swapped pages": {
      const [one, other] = [page(), page()];
      const kept = Buffer.from(one);
      one.set(other);
      other.set(kept);
    }
  }
  writeFileSync(file, bytes);
}

/** Runs work in a directory of its own, which is gone afterwards. */
export async function inDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), "damage-"));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The kind of damage and the chance of a seed. */
export function damageOf(seed: number): { kind: DamageKind; chance: Chance } {
  const chance = chanceOf(seed);
  return { kind: chance.pick(DAMAGES), chance };
}
