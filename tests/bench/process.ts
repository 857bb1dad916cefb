/** What the system knows about the process of a site. */
import { readdirSync, readFileSync } from "node:fs";
import type { Site } from "../api/server.ts";

/** Memory of the process in MB. */
export const memory = ({ pid }: Site) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
/** Open files and sockets. */
export const handles = ({ pid }: Site) => readdirSync(`/proc/${pid}/fd`).length;
