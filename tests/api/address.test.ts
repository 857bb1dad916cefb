import { afterEach, describe, expect, it } from "vitest";
import { inquiry, oneConnection, startSite, type Site } from "./server";

/** A form sent by a browser over plain http: it names the origin of the page and no `Sec-Fetch-Site`. */
async function sendFrom(site: Site, host: string, origin = `http://${host}`, path = "/api/contact") {
  const client = oneConnection(site);
  const body = JSON.stringify(path === "/api/contact" ? inquiry() : { description: "Склад без бумаги" });
  const headers = { host, origin, "content-type": "application/json" };
  const { status, text } = await client.send({ path, headers, body });
  client.close();
  return [status, (JSON.parse(text) as { code?: string }).code];
}

const warnings = (site: Site) => site.output().match(/"msg":"[^"]*SITE_URL[^"]*"/g) ?? [];
const REFUSED = [403, "forbidden_origin"];

describe("a site asked by an address", () => {
  let site: Site;
  afterEach(() => site.stop());

  it("takes inquiries and tasks while it has no name, and says once what to set", async () => {
    site = await startSite();
    const address = `192.0.2.2:${site.port}`;
    expect(await sendFrom(site, address)).toEqual([200, undefined]);
    expect(await sendFrom(site, address, undefined, "/api/corporate/idea")).toEqual([200, undefined]);
    expect(warnings(site)).toHaveLength(1);
    expect(await sendFrom(site, address, "http://evil.example")).toEqual(REFUSED);
  });

  it("takes none but those of its name when it has one, and says once what to set", async () => {
    site = await startSite({ env: { SITE_URL: "http://site.example" } });
    const address = `192.0.2.2:${site.port}`;
    expect(await sendFrom(site, address, "http://site.example")).toEqual([200, undefined]);
    expect(warnings(site)).toEqual([]);
    expect(await sendFrom(site, address)).toEqual(REFUSED);
    expect(await sendFrom(site, address)).toEqual(REFUSED);
    expect(warnings(site)).toHaveLength(1);
    expect(site.output()).toContain(`http://${address}`);
  });
});
