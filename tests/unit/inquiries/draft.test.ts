import { beforeEach, describe, expect, it, vi } from "vitest";
import { attachBrief, currentBrief, removeBrief, subscribeToBrief } from "@/lib/inquiries/brief";
import { attemptDraft, forgetDraft, keepDraft, openDraft } from "@/lib/inquiries/draft";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const content = ["Ирина", "i@example.ru", "", "Нужен портал заявок", undefined];

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe("the draft of an inquiry", () => {
  it("outlives a reload with its key", () => {
    const draft = { ...openDraft(), values: { name: "Ирина" } };
    keepDraft(draft);
    expect(draft.key).toMatch(UUID);
    expect(openDraft()).toEqual(draft);
  });

  it("keeps nothing when nothing was written", () => {
    keepDraft({ ...openDraft(), values: { name: "", message: "" } });
    expect(kept.size).toBe(0);
  });

  it("starts anew when what was kept cannot be read", () => {
    for (const junk of ["{", "null", "[]", '{"key":1}', '{"key":"k","startedAt":1,"values":null}']) {
      kept.set("inquiry-draft", junk);
      expect(openDraft()).toMatchObject({ values: {}, attempted: undefined });
    }
  });

  it("repeats its key for the same content and changes it for another one", () => {
    const first = attemptDraft(openDraft(), content);
    const again = attemptDraft(first, [...content]);
    const changed = attemptDraft(again, [...content.slice(0, 4), "черновик проекта"]);
    expect(again.key).toBe(first.key);
    expect(changed.key).not.toBe(first.key);
    expect([first, again, changed].map(({ isRepeated }) => isRepeated)).toEqual([false, true, false]);
  });

  it("has a new key after it was sent", () => {
    const sent = attemptDraft(openDraft(), content);
    expect(forgetDraft().key).not.toBe(sent.key);
    expect(kept.size).toBe(0);
  });

  it("works without storage", () => {
    const refuse = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keepDraft({ ...openDraft(), values: { name: "Ирина" } })).not.toThrow();
    expect(currentBrief()).toBeUndefined();
  });
});

describe("the attached brief", () => {
  it("is the same object until it changes, and its changes are told", () => {
    const told = vi.fn();
    const stop = subscribeToBrief(told);
    attachBrief({ title: "Портал", text: "# Портал" });
    expect(currentBrief()).toEqual({ title: "Портал", text: "# Портал" });
    expect(currentBrief()).toBe(currentBrief());
    removeBrief();
    expect(currentBrief()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });

  it("ignores what is no brief", () => {
    kept.set("brief", '{"title":"Портал","text":""}');
    expect(currentBrief()).toBeUndefined();
  });
});
