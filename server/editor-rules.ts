/** How the site serves the browser editor, if this build has one (`scripts/build/prepare-editor.ts`). */
import { existsSync, readFileSync } from "node:fs";

/** Where the editor lies; all of it is made before development and build. */
export const EDITOR_FOLDER = "public/admin";

/** The content security policy of its page. */
export const EDITOR_POLICY = ".generated/editor-policy.json";

type Rules = {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  rewrites: { source: string; destination: string }[];
};

/** For `next.config.ts`; without an editor there is nothing to say. */
export function editorRules(): Rules {
  if (!existsSync(EDITOR_POLICY)) return { headers: [], rewrites: [] };
  const policy = JSON.parse(readFileSync(EDITOR_POLICY, "utf8")) as string;
  return {
    headers: [
      { source: "/admin", headers: [{ key: "Content-Security-Policy", value: policy }] },
      { source: "/admin/:file*", headers: [{ key: "X-Robots-Tag", value: "noindex" }] },
    ],
    rewrites: [{ source: "/admin", destination: "/admin/index.html" }],
  };
}
