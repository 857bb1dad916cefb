/**
 * Finds an nginx for the tests of its configuration, and installs one when there is none: NGINX_PATH, then PATH and the folders of
 * the system, then Debian's package when root.
 */
import { findProgram, installPackages } from "./programs.ts";

/** Path of an nginx that is already here, or undefined. Installs nothing. */
export const findNginx = () => findProgram("NGINX_PATH", ["nginx"], ["/usr/sbin", "/usr/local/sbin"]);

/** As `findNginx`, but root on Debian installs the package first. */
export function ensureNginx(): string | undefined {
  if (findNginx() === undefined) installPackages("nginx-light");
  return findNginx();
}
