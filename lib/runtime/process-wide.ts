import "server-only";

/**
 * Makes `create()` once per process and answers the same value ever after.
 *
 * A module-level constant is not enough for state that must be one (counters, the store, the delivery worker): the
 * bundler may load a module once for the instrumentation and once more for the routes.
 */
export function processWide<T>(name: string, create: () => T): T {
  const holder = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`site.${name}`);
  return (holder[key] ??= create());
}
