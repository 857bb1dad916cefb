/**
 * Lets a script import the site's own modules, so that it reads content exactly as the pages do: `@/…` is the root of the
 * repository, and the guard of server modules stands aside. Import this file first, the site's modules with `await import` after it.
 */
import { registerHooks } from "node:module";

const root = new URL("../", import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only")
      return next(new URL("node_modules/server-only/empty.js", root).href, context);
    const isOwn = context.parentURL !== undefined && !context.parentURL.includes("/node_modules/");
    if (isOwn && /^\.\.?\//.test(specifier) && !/\.\w+$/.test(specifier))
      return next(`${specifier}.ts`, context);
    if (!specifier.startsWith("@/")) return next(specifier, context);
    const path = specifier.slice(2);
    return next(new URL(/\.\w+$/.test(path) ? path : `${path}.ts`, root).href, context);
  },
});
