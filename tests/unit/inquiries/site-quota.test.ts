import { afterEach, expect, it, vi } from "vitest";
import { temporaryDirectory } from "./fixtures";

afterEach(() => {
  vi.unstubAllEnvs();
});

it("counts nothing of what found no room: however many large files are refused, a small inquiry is stored", async () => {
  vi.stubEnv("DATA_DIR", temporaryDirectory());
  vi.stubEnv("CONTACT_REQUESTS_PER_HOUR", "1");
  vi.resetModules();
  const { siteQuota } = await import("@/lib/inquiries/server/site-quota");
  const quota = siteQuota();
  // A gibibyte comes in an hour, of which these leave ten MiB; and 600 inquiries.
  const [large, larger] = [64, 16].map((mebibytes) => mebibytes * 1_024 * 1_024);
  for (let count = 0; count < 15; count += 1) await quota.take(large ?? 0);
  for (let count = 0; count < 3; count += 1) await quota.take(larger ?? 0);
  for (let count = 0; count < 700; count += 1)
    await expect(quota.take(large ?? 0)).rejects.toMatchObject({ code: "rate_limited" });
  await expect(quota.take(1_000)).resolves.toBeUndefined();
});
