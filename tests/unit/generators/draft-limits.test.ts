import { createTranslator } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { composeImage } from "@/lib/generators/server/drawing/image";
import type { ToolId } from "@/lib/generators/tools";
import { aiGate } from "@/lib/http/concurrency";
import type { Locale } from "@/lib/i18n/routing";
import en from "@/messages/en";
import ru from "@/messages/ru";
import { askTool, outcomeOf } from "@/tests/unit/generators/ask";
import { soon } from "../soon";

vi.hoisted(() => {
  process.env.TRUSTED_PROXY_HOPS = "1";
});
vi.mock("@/lib/generators/server/drawing/image", { spy: true });
vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: Locale; namespace: "errors" }) =>
    Promise.resolve(createTranslator({ locale, namespace, messages: locale === "en" ? en : ru })),
}));

afterEach(() => expect(aiGate().active).toBe(0));

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
  it("are made two at a time, and everybody who has a place gets one", async () => {
    let drawing = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    vi.mocked(composeImage).mockImplementation(async () => {
      drawing += 1;
      most = Math.max(most, drawing);
      await new Promise<void>((resolve) => waiting.push(resolve));
      drawing -= 1;
      return "data:image/png;base64,AA==";
    });
    const asked = Array.from({ length: 8 }, (_, at) => draft("image", `192.0.${String(at)}.1`));
    await soon(() => expect(aiGate().active).toBe(8));
    const over = { yet: false };
    const all = Promise.all(asked).finally(() => (over.yet = true));
    while (!over.yet) {
      await new Promise(setImmediate);
      waiting.shift()?.();
    }
    expect((await all).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(most).toBe(2);
  });
});
