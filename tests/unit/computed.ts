/** Milliseconds that this thread computed during a task. Unlike its time, they do not depend on what else the machine does. */
export async function computedMs(task: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
