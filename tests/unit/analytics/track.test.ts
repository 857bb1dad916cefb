import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Gtag = (...call: unknown[]) => void;

const load = async ({ consent, gtag }: { consent: string | null; gtag?: Gtag }) => {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => consent });
  vi.stubGlobal("window", { gtag });
  return (await import("@/lib/analytics/track")).track;
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
  it("does nothing at all without consent", async () => {
    const gtag = vi.fn();
    for (const consent of [null, "denied"]) (await load({ consent, gtag }))("contact_submit");
    (await load({ consent: null }))("contact_submit");
    expect(gtag).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("reports the event with category, label and value", async () => {
    const gtag = vi.fn();
    const track = await load({ consent: "granted", gtag });
    track("blog_post_click", { category: "content", label: "post1", value: 1 });
    expect(gtag).toHaveBeenCalledWith("event", "blog_post_click", {
      event_category: "content",
      event_label: "post1",
      value: 1,
    });
  });

  it("warns once, at the first event, when there is nobody to report to", async () => {
    const track = await load({ consent: "granted" });
    expect(warn).not.toHaveBeenCalled();
    track("learn_more");
    track("contact_us");
    expect(warn).toHaveBeenCalledExactlyOnceWith("Analytics: measurement ID is missing");
  });
});
