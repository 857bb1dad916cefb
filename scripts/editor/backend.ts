/** Where the editor keeps what it writes. */
import type { Env } from "../../lib/env.ts";

/** Public hosts, and where the interface of one's own host begins. */
const HOSTS = {
  github: { origin: "https://github.com", api: "https://api.github.com", path: "/api/v3" },
  gitlab: { origin: "https://gitlab.com", api: "https://gitlab.com/api/v4", path: "/api/v4" },
  gitea: { origin: "https://gitea.com", api: "https://gitea.com/api/v1", path: "/api/v1" },
} as const;

export type Backend = {
  name: keyof typeof HOSTS;
  repo: string;
  /** Neither for a working copy, which asks nobody. */
  api_root?: string;
  base_url?: string;
  /** Whoever edits makes one at the git host: the site needs no service that signs people in. */
  auth_methods: readonly ["token"];
};

/** The repository on the computer of whoever edits. The editor wants a name for it, and offers a sign-in that the page hides. */
export const WORKING_COPY: Backend = { name: "github", repo: "working-copy/site", auth_methods: ["token"] };

/** What `CMS_BACKEND` and `CMS_REPOSITORY` say; undefined when the site has no editor. */
export function configuredBackend({
  CMS_BACKEND: name,
  CMS_REPOSITORY: repository,
}: Pick<Env, "CMS_BACKEND" | "CMS_REPOSITORY">): Backend | undefined {
  if (name === undefined || repository === undefined) return undefined;
  const { origin, api, path } = HOSTS[name];
  const address = URL.parse(repository);
  const own = address !== null && address.origin !== origin ? address.origin : undefined;
  return {
    name,
    repo: (address?.pathname ?? repository).replace(/^\/|\/$/g, "").replace(/\.git$/, ""),
    api_root: own === undefined ? api : `${own}${path}`,
    base_url: own ?? origin,
    auth_methods: ["token"],
  };
}
