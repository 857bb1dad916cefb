import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Counter = (...call: unknown[]) => void;
type Site = { choice?: string; gtag?: Counter; ym?: Counter; metrika?: number; setup?: boolean };

const kept = new Map<string, string>();

const load = async ({ choice, gtag, ym, metrika, setup = metrika !== undefined }: Site) => {
  vi.resetModules();
  kept.clear();
  if (choice !== undefined) kept.set("consent", JSON.stringify({ choice, edition: 1 }));
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal("window", { gtag, ym });
  vi.stubGlobal("document", {
    getElementById: () => (setup ? { textContent: JSON.stringify({ metrika }) } : null),
  });
  return import("@/lib/analytics/track");
};

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("track", () => {
  it("sends nothing without consent, and warns of nothing where there are counters", async () => {
    const gtag = vi.fn();
    const ym = vi.fn();
    for (const choice of [undefined, "denied", "nonsense"])
      (await load({ choice, gtag, ym, metrika: 1 })).track("contact_submit");
    expect(gtag).not.toHaveBeenCalled();
    expect(ym).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("reports the event with category, label and value", async () => {
    const gtag = vi.fn();
    const { track } = await load({ choice: "granted", gtag });
    track("blog_post_click", { category: "content", label: "post1", value: 1 });
    expect(gtag).toHaveBeenCalledExactlyOnceWith("event", "blog_post_click", {
      event_category: "content",
      event_label: "post1",
      value: 1,
    });
  });

  it("reaches the goal of the same name in Metrika", async () => {
    const ym = vi.fn();
    const { track } = await load({ choice: "granted", ym, metrika: 77 });
    track("case_view", { category: "cases", label: "gov-portal" });
    expect(ym).toHaveBeenCalledExactlyOnceWith(77, "reachGoal", "case_view", {
      category: "cases",
      label: "gov-portal",
      value: undefined,
    });
  });

  it.each([undefined, "granted", "denied"])(
    "warns once, at the first event, when there is nobody to report to (%s)",
    async (choice) => {
      const { track } = await load({ choice });
      expect(warn).not.toHaveBeenCalled();
      track("learn_more");
      track("contact_us");
      expect(warn).toHaveBeenCalledExactlyOnceWith("Analytics: measurement ID is missing");
    },
  );

  it("keeps events for counters that are still loading, once", async () => {
    const { track, trackWaiting } = await load({ choice: "granted", setup: true });
    track("learn_more");
    expect(warn).not.toHaveBeenCalled();
    const gtag = vi.fn();
    vi.stubGlobal("window", { gtag });
    trackWaiting();
    trackWaiting();
    expect(gtag).toHaveBeenCalledTimes(1);
  });

  it("drops waiting events when consent was withdrawn meanwhile", async () => {
    const { track, trackWaiting } = await load({ choice: "granted", setup: true });
    track("learn_more");
    kept.clear();
    const gtag = vi.fn();
    vi.stubGlobal("window", { gtag });
    trackWaiting();
    expect(gtag).not.toHaveBeenCalled();
  });
});
