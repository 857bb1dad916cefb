import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { corporateToolIds, designToolIds, tools, type ToolId } from "@/lib/generators/tools";
import { cleanText } from "@/lib/validation/text";
import { batches, hostileTexts } from "../corpora/texts";
import { bareEnvironment } from "../peers/bare-environment";
import { inquiry, post, root, startSite, type Site } from "./server";

/** The corpora as every text a visitor can send, to the finished build. */

type Json = Record<string, unknown>;

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { CONTACT_REQUESTS_PER_HOUR: "1000000" } });
});
afterAll(async () => {
  // A failure that was not foreseen is answered and logged.
  expect(site.output()).not.toContain("request failed");
  await site.stop();
});

/** Runs a task for each item, a few at a time as a browser's connections would. */
async function forEach<T>(items: readonly T[], task: (item: T, index: number) => Promise<void>) {
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) await task(item, index);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

/** Beside the event loop, which has to hear that the site closed a connection before it asks over it again. */
const command = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/operator/inquiries.ts", ...args], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
    env: { NODE_ENV: "production", ...bareEnvironment, DATA_DIR: site.dataDir },
  });
  return stdout;
};

/** RFC 4180. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );

describe("an inquiry", () => {
  it("of any text is stored as it was written or refused by field, and exported as data", async () => {
    const sent = new Map<string, Json>();
    await forEach(hostileTexts, async (text) => {
      const fields = {
        name: text,
        company: text,
        message: `Сообщение: ${text}`,
        brief: text,
        page: text,
        utm: { source: text, medium: text, campaign: text, content: text, term: text },
      };
      const length = Array.from(cleanText(text)).length;
      const wrong = [...(length < 2 || length > 200 ? ["name"] : []), ...(length > 200 ? ["company"] : [])];
      let answer = await post(site, inquiry(fields));
      if (wrong.length > 0) {
        expect([text, answer.status]).toEqual([text, 400]);
        const { fields: named } = (await answer.json()) as { fields: Json };
        expect(Object.keys(named)).toEqual(wrong);
        answer = await post(site, inquiry({ ...fields, name: "Имя", company: "" }));
      }
      expect([text, answer.status, answer.status === 200 || (await answer.text())]).toEqual([
        text,
        200,
        true,
      ]);
      const { id } = (await answer.json()) as { id: string };
      const clean = cleanText(text);
      const name = wrong.length > 0 ? "Имя" : clean;
      sent.set(id, { name, message: cleanText(fields.message), ...(clean && { brief: clean }) });
    });
    expect(sent.size).toBe(hostileTexts.length);

    const stored = JSON.parse(await command("export", "--json")) as { id: string; content: Json }[];
    expect(stored).toHaveLength(sent.size);
    for (const { id, content } of stored) {
      expect(content).toMatchObject(sent.get(id) ?? { id: "of another" });
      expect(JSON.stringify(content)).not.toMatch(/"__proto__":/);
    }

    const csv = (await command("export")).slice(1);
    const columns = csv.slice(0, csv.indexOf("\r\n")).split(",").length;
    const cells = cellsOf(csv);
    expect(cells).toHaveLength((sent.size + 1) * columns);
    // https://owasp.org/www-community/attacks/CSV_Injection
    expect(cells.filter((cell) => /(?:^|[;\t\r\n])\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  });

  it("has no such address, language or time", async () => {
    await forEach(hostileTexts, async (text) => {
      const answer = await post(site, inquiry({ email: text, locale: text, elapsedMs: text }));
      expect([text, answer.status]).toEqual([text, 400]);
      const { fields } = (await answer.json()) as { fields: Json };
      expect(Object.keys(fields).toSorted()).toEqual(["elapsedMs", "email", "locale"]);
    });
  });
});

const ask = (path: string, body: Json) =>
  fetch(site.origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });

/** As the strictest reader of Markdown: GitHub's flavour, which also turns bare addresses into links. */
const shown = (text: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>);
const addressesIn = (html: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = ""]) => address);

/** A body with the text in every field of the tool. */
const everywhere = (tool: ToolId, text: string): Json => ({
  [tools[tool].promptField]: text,
  ...Object.fromEntries(
    tools[tool].optionalFields
      .filter((field) => field !== "template")
      .map((field) => [field, text.slice(0, 2000)]),
  ),
  ...(tools[tool].takesContext && {
    context: { idea: text, architecture: text, businessCase: text, requirements: text },
  }),
});

describe.each(corporateToolIds)("the document %s", (tool) => {
  it("of any text is a document whose links are its own", async () => {
    const { path, answerKey } = tools[tool];
    await forEach(batches(60), async (text) => {
      const answer = await ask(path, everywhere(tool, text));
      expect([text, answer.status]).toEqual([text, 200]);
      const document = ((await answer.json()) as Json)[answerKey] as string;
      const html = shown(document);
      const strange = addressesIn(html).filter(
        (address) => !/^(?:\/en)?\/(?:services|cases)\/[\w-]+$/.test(address),
      );
      expect([text, strange]).toEqual([text, []]);
      expect(html).not.toMatch(/<(?:img|code|pre|del|script|svg|iframe)[\s>]/);
    });
  });
});

describe.each(designToolIds)("the result of %s", (tool) => {
  it("of any text is one", async () => {
    const { path, answerKey } = tools[tool];
    await forEach(batches(30), async (text) => {
      const answer = await ask(path, everywhere(tool, text));
      expect([text, answer.status]).toEqual([text, 200]);
      expect(((await answer.json()) as Json)[answerKey]).toBeTruthy();
    });
  });
});

describe("a tool", () => {
  it("takes any single text for a description, or refuses it by field when nothing of it is left", async () => {
    await forEach(hostileTexts, async (text) => {
      const answer = await ask("/api/corporate/idea", { description: text });
      const body = (await answer.json()) as Json;
      if (cleanText(text) === "") expect(body).toMatchObject({ code: "validation_failed" });
      else expect([text, answer.status, typeof body["projectIdea"]]).toEqual([text, 200, "string"]);
    });
  });

  it("has no structure, refinement or engine of that kind", async () => {
    await forEach(hostileTexts, async (text) => {
      const answer = await ask("/api/corporate/requirements", {
        description: "Нужна CRM",
        template: text,
        refine: text,
        engine: text,
      });
      expect([text, answer.status]).toEqual([text, 400]);
      const { fields } = (await answer.json()) as { fields: Json };
      expect(Object.keys(fields).toSorted()).toEqual(["engine", "refine", "template"]);
    });
  });

  it("is not found under such a name", async () => {
    await forEach(
      hostileTexts.filter((_, index) => index % 5 === 0),
      async (text) => {
        const answer = await ask(`/api/corporate/${encodeURIComponent(text.toWellFormed())}x`, {});
        expect([text, answer.status]).toEqual([text, 404]);
        expect(await answer.json()).toMatchObject({ code: "unknown_tool" });
      },
    );
  });
});
