/** The page that the editor lives in, and the content security policy of its own. */
import { createHash } from "node:crypto";
import { WORKING_COPY, type Backend } from "./backend.ts";
import { TITLE } from "./words.ts";

/** @param parts what was copied: where a browser finds each package, and what the button for a sign-in is called */
export function editorPage(
  { map, signIn }: { map: Readonly<Record<string, string>>; signIn: string },
  backend: Backend,
): { html: string; policy: string } {
  const imports = JSON.stringify({ imports: map });
  const noSignIn =
    backend === WORKING_COPY ? `<style>[data-label="${signIn}"] { display: none !important }</style>` : "";
  const html = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${TITLE}</title>
    <link rel="icon" href="/favicon.svg" />
    ${noSignIn}
    <script type="importmap">${imports}</script>
    <script type="module" src="/admin/browser/start.js"></script>
  </head>
  <body>
    <noscript>Редактору нужен JavaScript.</noscript>
  </body>
</html>
`;
  return { html, policy: policyOf(imports, backend) };
}

/** The git host that keeps the content is the only other host that the page may ask. */
function policyOf(imports: string, { name, api_root }: Backend): string {
  const api = api_root === undefined ? [] : [new URL(api_root).origin];
  const faces = name === "github" && api.length > 0 ? ["https://avatars.githubusercontent.com"] : [];
  const hash = createHash("sha256").update(imports).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    // The editor lays out its parts by style elements and attributes that it writes itself.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...api, ...faces].join(" "),
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...api].join(" "),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
