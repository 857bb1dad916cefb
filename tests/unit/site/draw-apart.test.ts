import { createElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FONT_FAMILY } from "@/lib/pictures/fonts";

const SIZE = { width: 120, height: 60 };
const picture = createElement(
  "div",
  {
    style: {
      display: "flex",
      width: "100%",
      height: "100%",
      fontFamily: FONT_FAMILY,
      backgroundColor: "#123456",
    },
  },
  "Слова",
);

afterEach(() => {
  vi.doUnmock("piscina");
  vi.resetModules();
  // One pool serves a process; each test begins with none.
  Reflect.deleteProperty(globalThis, Symbol.for("site.drawingThreads"));
});

describe("a picture", () => {
  it("is drawn in a thread of its own, and by this one to the same bytes where a host has none", async () => {
    const threads: unknown[] = [];
    process.on("worker", (thread) => threads.push(thread));
    const { drawApart } = await import("@/lib/pictures/draw-apart");
    const apart = await drawApart(picture, SIZE);
    expect(Buffer.from(apart).subarray(1, 4).toString()).toBe("PNG");
    expect(threads).toHaveLength(1);

    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for("site.drawingThreads"));
    vi.doMock("piscina", () => ({
      Piscina: class {
        run = () => Promise.reject(new Error("ERR_WORKER_OUT_OF_MEMORY"));
      },
    }));
    const here = await import("@/lib/pictures/draw-apart");
    expect(Buffer.compare(await here.drawApart(picture, SIZE), apart)).toBe(0);
    expect(threads).toHaveLength(1);
  });
});
