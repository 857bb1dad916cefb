/** Runs once before the server takes requests. */
export async function register(): Promise<void> {
  // Read literally, so that the bundler leaves Node's modules out of the edge runtime of the middleware.
  // eslint-disable-next-line no-restricted-properties -- only the literal expression is replaced at build time
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startOrExit } = await import("./instrumentation-node");
    await startOrExit();
  }
}
