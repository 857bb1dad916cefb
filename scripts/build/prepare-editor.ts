/**
 * Puts the browser editor into `public/admin` before development and build, or takes it away where none is configured.
 *
 * `CMS_BACKEND` and `CMS_REPOSITORY` say where it keeps what it writes. With `--working-copy` (`npm run edit`) it changes the files of
 * the repository on this very computer, through the browser, and needs no account. `--into` names another directory than this one.
 */
import "../../server/site-modules.ts";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { EDITOR_FOLDER, EDITOR_POLICY } from "../../server/editor-rules.ts";
import { loadEnvFiles } from "../../server/load-env.ts";
import { configuredBackend, WORKING_COPY } from "../editor/backend.ts";
import { writeEditor } from "../editor/write-editor.ts";

const { values } = parseArgs({
  options: { "working-copy": { type: "boolean", default: false }, into: { type: "string", default: "." } },
});
const folder = join(values.into, EDITOR_FOLDER);
const policyFile = join(values.into, EDITOR_POLICY);
rmSync(folder, { recursive: true, force: true });
rmSync(policyFile, { force: true });

loadEnvFiles();
const { env } = await import("../../lib/env.ts");
const backend = values["working-copy"] ? WORKING_COPY : configuredBackend(env);
if (backend) {
  const policy = await writeEditor(folder, backend);
  mkdirSync(dirname(policyFile), { recursive: true });
  writeFileSync(policyFile, JSON.stringify(policy));
}
