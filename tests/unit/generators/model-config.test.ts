import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What the site would ask with these variables set. */
async function configured(set: Record<string, string>) {
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  vi.resetModules();
  const { chatConfig, imageConfig } = await import("@/lib/generators/server/openai/config");
  const { engineFor } = await import("@/lib/generators/server/registry");
  const { createClient } = await import("@/lib/generators/server/openai/client");
  return { chat: chatConfig(), image: imageConfig(), engineFor, createClient };
}

const text = {
  OPENAI_API_KEY: "text-key",
  OPENAI_BASE_URL: "https://text.example/v1",
  OPENAI_MODEL: "writer",
};

describe("the models of a configuration", () => {
  it("are none when nothing is set, and drafts answer", async () => {
    const { chat, image, engineFor } = await configured({});
    expect([chat, image]).toEqual([undefined, undefined]);
    expect(engineFor("idea", {}).name).toBe("draft");
  });

  it("are OpenAI's with a key alone, and a server without a key with a base URL alone", async () => {
    expect((await configured({ OPENAI_API_KEY: "k", OPENAI_MODEL: "m" })).chat).toMatchObject({
      baseURL: "https://api.openai.com/v1",
      apiKey: "k",
    });
    const local = await configured({ OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", OPENAI_MODEL: "m" });
    expect(local.chat).toMatchObject({ baseURL: "http://127.0.0.1:11434/v1", apiKey: undefined });
  });

  it("write without drawing: a picture is the drafted one", async () => {
    const { image, engineFor } = await configured(text);
    expect(image).toBeUndefined();
    expect(engineFor("image", {}).name).toBe("draft");
    expect(engineFor("idea", {}).name).toBe("model");
    expect(engineFor("idea", { engine: "draft" }).name).toBe("draft");
  });

  it("draw where they write, unless pictures have a server of their own, which never gets the other's key", async () => {
    const shared = await configured({ ...text, OPENAI_PROJECT: "folder", OPENAI_IMAGE_MODEL: "painter" });
    expect(shared.image).toEqual({
      baseURL: "https://text.example/v1",
      apiKey: "text-key",
      model: "painter",
      project: "folder",
    });
    const apart = await configured({
      ...text,
      OPENAI_IMAGE_MODEL: "painter",
      OPENAI_IMAGE_BASE_URL: "https://pictures.example/v1",
    });
    expect(apart.image).toMatchObject({ baseURL: "https://pictures.example/v1", apiKey: undefined });
  });

  it("are reached with what the configuration says, not with what the library finds in the environment", async () => {
    const { chat, createClient } = await configured({
      ...text,
      OPENAI_ORG_ID: "org",
      OPENAI_PROJECT_ID: "other",
      OPENAI_LOG: "debug",
    });
    if (chat === undefined) throw new Error("no model");
    expect(createClient(chat)).toMatchObject({
      baseURL: "https://text.example/v1",
      apiKey: "text-key",
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: "off",
    });
  });
});
