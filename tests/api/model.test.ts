import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sheetWithWish } from "@/tests/unit/generators/model-samples";
import { personalData } from "../corpora/personal-data";
import { startFaultModel, type FaultModel, type Mode } from "../peers/fault-model";
import { health, startSite, type Site } from "./server";

/** The finished build with a model behind it; what the model may do wrong is driven in the unit tests. */

const KEY = "sk-key-of-the-tests";
const description = "Сеть из 12 поликлиник. Звоните: +7 916 123-45-67";
/** A sheet of the visitor's own, so that the model is asked for the document alone. */
const facts = sheetWithWish();

let model: FaultModel;
let site: Site | undefined;
beforeAll(async () => {
  model = await startFaultModel();
  model.text = "## Задача\n\nЗапись на приём";
});
afterEach(() => site?.stop());
afterAll(() => model.close());

const start = async (mode: Mode) => {
  model.requests.length = 0;
  const OPENAI_BASE_URL = model.baseURL(mode);
  // A single place, so that one left taken refuses all that follow.
  const env = { OPENAI_BASE_URL, OPENAI_API_KEY: KEY, OPENAI_MODEL: "writer", AI_CONCURRENCY: "1" };
  return (site = await startSite({ env }));
};
const ask = ({ origin }: Site, text: string, init: RequestInit = {}, accept = "text/event-stream") =>
  fetch(`${origin}/api/corporate/idea`, {
    method: "POST",
    headers: { "content-type": "application/json", accept },
    body: JSON.stringify({ description: text, facts }),
    ...init,
  });

describe("a site with a model", () => {
  it("answers with it, asks it once for equal wishes, and tells neither it nor the log who wrote", async () => {
    const running = await start("ok");
    const answer: unknown = await (await ask(running, description, {}, "application/json")).json();
    expect(answer).toMatchObject({ projectIdea: model.text, engine: "model", clarity: "clear" });
    const stream = await (await ask(running, description)).text();
    expect(JSON.parse(/event: done\ndata: (.*)/.exec(stream)?.[1] ?? "")).toEqual(answer);
    expect(model.requests).toHaveLength(1);
    expect(JSON.stringify(model.requests[0]?.body)).toContain("[телефон]");
    expect(JSON.stringify(model.requests[0]?.body)).not.toContain("916");
    expect(await health(running)).toMatchObject({ ai: "model" });
    for (const secret of [KEY, "поликлиник", "916"]) expect(running.output()).not.toContain(secret);
  });

  it("tells a model the task and none of the personal data in it, whatever signs it is written with", async () => {
    const running = await start("ok");
    // The last way of a kind is an odd one, where there are odd ones.
    const ways = Object.values(personalData).flatMap((all) => [all[0], all[all.length - 1] ?? all[0]]);
    const secrets = ways.flatMap((way) =>
      Array.from(way.matchAll(/\{\{(.*?)\}\}/gs), ([, secret = ""]) => secret),
    );
    const text = `Сеть из 12 поликлиник, 152-ФЗ, бюджет 8\u00A0916\u00A0000 ₽.\n\n${ways.join("\n\n").replace(/[{}]{2}/g, "")}`;
    expect((await ask(running, text, {}, "application/json")).status).toBe(200);
    const received = JSON.stringify(model.requests[0]?.body);
    expect(secrets.filter((secret) => received.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
    expect(received).toContain("Сеть из 12 поликлиник, 152-ФЗ, бюджет 8\u00A0916\u00A0000 ₽.");
    for (const token of [
      "[телефон]",
      "[e-mail]",
      "[паспорт]",
      "[СНИЛС]",
      "[номер счёта]",
      "[пароль или ключ]",
    ])
      expect(received).toContain(token);
    for (const secret of secrets) expect(running.output()).not.toContain(secret);
  });

  it("ends the call when the visitor leaves in the middle, many times over", async () => {
    const running = await start("hangAfterChunk");
    for (let visit = 0; visit < 10; visit += 1) {
      const visitor = new AbortController();
      const text = `${description} ${String(visit)}`;
      let response = await ask(running, text, { signal: visitor.signal });
      // A place still taken by the visit before is a matter of moments; one that is lost would refuse every visit to come.
      while (response.status === 429) response = await ask(running, text, { signal: visitor.signal });
      await response.body?.getReader().read();
      visitor.abort();
      // The site's own timers are far: only the visitor's leaving closes this connection.
      await model.requests.at(-1)?.over;
    }
    expect(model.requests).toHaveLength(10);
  });

  it("does not start without the name of the model", async () => {
    site = undefined;
    await expect(startSite({ env: { OPENAI_API_KEY: KEY } })).rejects.toThrow("OPENAI_MODEL");
  });
});
