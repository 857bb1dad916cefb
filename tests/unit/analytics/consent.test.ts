import { beforeEach, describe, expect, it, vi } from "vitest";

const load = async (stored?: string) => {
  vi.resetModules();
  const kept = new Map<string, string>(stored === undefined ? [] : [["consent", stored]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const { currentChoice } = await import("@/lib/analytics/consent");
  return { kept, currentChoice, ...(await import("@/lib/analytics/consent-store")) };
};

const target = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("window", target);
});

describe("the choice about cookies", () => {
  it("is stored with its date and edition", async () => {
    const { kept, choose, currentChoice } = await load();
    expect(currentChoice()).toBeUndefined();
    choose("granted");
    expect(currentChoice()).toBe("granted");
    expect(JSON.parse(kept.get("consent") ?? "")).toEqual({
      choice: "granted",
      edition: 1,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string,
    });
  });

  it.each([
    "granted",
    "{",
    "null",
    "[]",
    '{"choice":"maybe","edition":1}',
    '{"choice":"granted","edition":0}',
  ])("is unknown when %s is stored", async (stored) => {
    expect((await load(stored)).currentChoice()).toBeUndefined();
  });

  it("holds for the page where nothing can be stored", async () => {
    const { choose, currentChoice } = await load();
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("off");
      },
    });
    choose("denied");
    expect(currentChoice()).toBe("denied");
  });

  it("tells of changes here and in other tabs, and of being asked again", async () => {
    const { choose, askAgain, isAskedAgain, subscribeToConsent } = await load();
    const listener = vi.fn();
    const leave = subscribeToConsent(listener);
    askAgain();
    expect(isAskedAgain()).toBe(true);
    choose("denied");
    expect(isAskedAgain()).toBe(false);
    target.dispatchEvent(new Event("storage"));
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    choose("granted");
    target.dispatchEvent(new Event("storage"));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
