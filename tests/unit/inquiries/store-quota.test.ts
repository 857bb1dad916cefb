import { beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "@/lib/http/errors";
import { createStoreQuota, StoreFull, type QuotaRefusal } from "@/lib/inquiries/server/store-quota";
import type { StoreUsage } from "@/lib/inquiries/server/store";
import { fakeClock, HOUR, MINUTE, SECOND } from "./fixtures";

const MIB = 1_024 * 1_024;
const GIB = 1_024 * MIB;

describe("the quota of what is stored", () => {
  const clock = fakeClock();
  let held: StoreUsage;
  let free: number | null;
  const usage = vi.fn(() => Promise.resolve(held));
  const takeHour = vi.fn<(bytes: number) => Promise<void>>(() => Promise.resolve());
  const onRefusal = vi.fn<(why: QuotaRefusal) => void>();
  const newQuota = () =>
    createStoreQuota({ usage, freeBytes: () => Promise.resolve(free), takeHour, onRefusal, clock });

  beforeEach(() => {
    held = { inquiries: 0, bytes: 0 };
    free = 100 * GIB;
    vi.clearAllMocks();
  });

  it("lets in what a busy site gets in its whole time of retention", async () => {
    held = { inquiries: 9_000, bytes: 19 * GIB };
    await newQuota().take(10 * MIB);
    expect(takeHour).toHaveBeenCalledExactlyOnceWith(10 * MIB);
  });

  it.each([
    ["as many inquiries as it may", { inquiries: 200_000, bytes: 0 }, 100 * GIB],
    ["as many bytes as it may", { inquiries: 1, bytes: 20 * GIB }, 100 * GIB],
    ["half of the room of its disk", { inquiries: 1, bytes: 3 * GIB }, 3 * GIB],
    ["… in a database as many bytes as it may", { inquiries: 1, bytes: 20 * GIB }, null],
  ])("is full with %s", async (_, stored, room) => {
    held = stored;
    free = room;
    const quota = newQuota();
    await expect(quota.take(1)).rejects.toThrow(StoreFull);
    expect(quota.refused()).toBe("all");
    expect(takeHour).not.toHaveBeenCalled();
  });

  it("leaves a small store the last bytes of its disk", async () => {
    held = { inquiries: 10, bytes: 60 * MIB };
    free = 0;
    await newQuota().take(MIB);
  });

  it("asks the store once a minute, and counts what comes in meanwhile itself", async () => {
    held = { inquiries: 199_990, bytes: 0 };
    const quota = newQuota();
    for (let at = 0; at < 10; at += 1) await quota.take(1);
    await expect(quota.take(1)).rejects.toThrow(StoreFull);
    expect(usage).toHaveBeenCalledOnce();
    held = { inquiries: 5, bytes: 0 };
    clock.advance(MINUTE);
    await quota.take(1);
    expect(usage).toHaveBeenCalledTimes(2);
  });

  it("tells once an hour that the hour's room is used up, remembers it for an hour, and passes the refusal on", async () => {
    const refusal = new HttpError("rate_limited", { retryAfterSeconds: 7 });
    takeHour.mockRejectedValue(refusal);
    const quota = newQuota();
    for (let at = 0; at < 100; at += 1) {
      await expect(quota.take(1)).rejects.toBe(refusal);
      clock.advance(SECOND);
    }
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith("hour");
    expect(quota.refused()).toBe("hour");
    clock.advance(HOUR);
    expect(quota.refused()).toBeUndefined();
    await expect(quota.take(1)).rejects.toBe(refusal);
    expect(onRefusal).toHaveBeenCalledTimes(2);
    takeHour.mockResolvedValue(undefined);
  });

  it("does not stand in the way of a store that cannot say how much it holds", async () => {
    usage.mockRejectedValueOnce(new Error("down"));
    await newQuota().take(1);
  });
});
