import { createTranslator } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ToolId } from "@/lib/generators/tools";
import { aiGate, drawingGate } from "@/lib/http/concurrency";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { askTool, outcomeOf } from "@/tests/unit/generators/ask";

vi.hoisted(() => {
  process.env.TRUSTED_PROXY_HOPS = "1";
});
vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));

afterEach(() => expect([aiGate().active, drawingGate().active]).toEqual([0, 0]));

const draft = async (tool: ToolId, from: string) =>
  outcomeOf(
    await askTool(tool, "Светлая тема для портала заявок", {
      body: { engine: "draft" },
      headers: { "x-forwarded-for": from },
    }),
  );
const statuses = async (tool: ToolId, networks: readonly string[]) => {
  const found: number[] = [];
  for (const network of networks) found.push((await draft(tool, network)).status);
  return found;
};

describe("drafts of one network", () => {
  it("are as many in an hour as a person needs; then it is told when to come back, and others are served", async () => {
    const client = "198.51.100.1";
    const found = await statuses("suggest", Array<string>(121).fill(client));
    expect(found.filter((status) => status === 200)).toHaveLength(120);
    const refused = await draft("suggest", client);
    expect([refused.status, refused.error?.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await statuses("suggest", ["198.51.100.2", "203.0.113.1"])).toEqual([200, 200]);
  });

  it("are counted by the block of IPv6, however many networks it has", async () => {
    const block = Array.from(
      { length: 500 },
      (_, at) => `2001:db8:1:${(0x100 + (at % 256)).toString(16)}::1`,
    );
    const found = await statuses("suggest", block);
    expect(found.filter((status) => status === 200)).toHaveLength(480);
    const { headers } = await draft("suggest", "2001:db8:1:1ff::1");
    expect(headers.get("retry-after")).toBe("60");
  });
});

describe("drawings", () => {
  it("are two at once, and one of one network, whatever other places there are", async () => {
    const leave = drawingGate().enter("203.0.113.7");
    expect(await statuses("image", ["203.0.113.8", "198.51.100.9"])).toEqual([429, 200]);
    const leaveOther = drawingGate().enter("192.0.2.1");
    const refused = await draft("image", "198.51.100.9");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
    expect(await statuses("suggest", ["198.51.100.9"])).toEqual([200]);
    leave();
    leaveOther();
    expect(await statuses("image", ["198.51.100.9"])).toEqual([200]);
  });
});
