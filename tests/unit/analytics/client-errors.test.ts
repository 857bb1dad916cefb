import { beforeEach, describe, expect, it, vi } from "vitest";

const gtag = vi.fn();
const labels = () => gtag.mock.calls.map(([, , details]) => (details as { event_label: string }).event_label);

const load = async () => {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { gtag });
  vi.stubGlobal("window", page);
  (await import("@/lib/analytics/client-errors")).watchErrors();
  return (error: unknown) => page.dispatchEvent(Object.assign(new Event("error"), { error }));
};

beforeEach(() => {
  gtag.mockClear();
  vi.stubGlobal("localStorage", { getItem: () => '{"choice":"granted","edition":1}' });
  vi.stubGlobal("document", { getElementById: () => null });
});

describe("reports of errors", () => {
  it("name the kind and hold nothing personal", async () => {
    const report = await load();
    report(new TypeError("cannot read «Иван Петров» of https://x.example/a?name=Ivan#part"));
    report(new Error("mail ivan@example.ru, card 4111 1111 1111 1111, phone +7 (999) 123-45-67, code 404"));
    report("plain");
    report(null);
    expect(labels()).toEqual([
      "TypeError: cannot read «…» of https://x.example/a",
      "Error: mail … card #, phone #, code 404",
      "string: plain",
    ]);
  });

  it("are short, come once each, and five at most", async () => {
    const report = await load();
    report(new Error("x".repeat(5_000)));
    expect(labels()[0]).toHaveLength(120);
    for (const text of ["a", "a", "b", "c", "d", "e", "f"]) report(new Error(text));
    expect(labels()).toHaveLength(5);
  });

  it("include promises that nobody waited for", async () => {
    await load();
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new RangeError("late") }));
    expect(labels()).toEqual(["RangeError: late"]);
  });
});
