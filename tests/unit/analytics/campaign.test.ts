import { beforeEach, describe, expect, it, vi } from "vitest";
import { currentCampaign, rememberCampaign } from "@/lib/analytics/campaign";

const kept = new Map<string, string>();
const visit = (search: string) => {
  vi.stubGlobal("window", { location: { search } });
  rememberCampaign();
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("the campaign of a visit", () => {
  it("is that of its first page", () => {
    visit("?utm_source=ya&utm_medium=cpc&page=2&utm_id=7");
    visit("?utm_source=other");
    expect(currentCampaign()).toEqual({ source: "ya", medium: "cpc" });
  });

  it("is none when the first page had no marks", () => {
    visit("");
    visit("?utm_source=later");
    expect(currentCampaign()).toBeUndefined();
  });

  it("never holds more than the server takes", () => {
    visit(`?utm_source=${"x".repeat(3_000)}`);
    expect(currentCampaign()?.source).toHaveLength(200);
    kept.set("campaign", '{"source":1,"unknown":"x"}');
    expect(currentCampaign()).toBeUndefined();
  });
});
