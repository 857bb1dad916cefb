import { connect } from "node:net";
import { expect, it } from "vitest";
import { inquiry, oneConnection, post, startSite } from "./server";

/** Nothing that a client says stands in the log, and every line of it is JSON, the framework's too. */

const MARK = "marker-of-a-client";
const LONGEST = 8_192;

it("writes lines of JSON alone, whatever is done to the site", async () => {
  const site = await startSite({ env: { LOG_LEVEL: "info" } });
  const { send, close } = oneConnection(site);
  const headers = { "next-action": MARK, "next-router-state-tree": MARK, rsc: "1", "x-mark": MARK };
  const json = { "content-type": "application/json" };
  for (const method of ["GET", "POST", "PUT", "TRACE", "PROPFIND", "OPTIONS"])
    for (const path of [
      "/",
      `/${MARK}`,
      `/%${MARK}`,
      `/services?${MARK}`,
      "/api/contact",
      `/api/${MARK}`,
      "/_next/data/x.json",
    ])
      await send({ method, path, headers });
  await send({ path: "/api/contact", headers: { ...json, ...headers }, body: `{"name":"${MARK}` });
  await send({
    path: "/",
    headers: { "content-type": "multipart/form-data; boundary=x", "next-action": "a".repeat(42) },
    body: MARK,
  });
  await post(site, inquiry({ name: MARK, message: `${MARK} ${MARK}` }));
  // No request at all.
  await new Promise((resolve) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.end(`${MARK} ${MARK}\r\n\r\n`));
    socket.on("close", resolve).resume();
  });
  await send({
    path: "/api/reports",
    headers: { "content-type": "application/csp-report" },
    body: JSON.stringify({
      "csp-report": {
        "effective-directive": MARK,
        "blocked-uri": `https://${MARK}.example/`,
        "document-uri": `${site.origin}/${MARK}?${MARK}`,
        "source-file": `https://${MARK}/a.js`,
      },
    }),
  });
  close();
  await site.stop();

  const lines = site.output().split("\n").filter(Boolean);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(Number) as number,
      msg: expect.any(String) as string,
    });
    expect(line.length).toBeLessThan(LONGEST);
  }
  expect(site.output()).not.toContain(MARK);
  expect(site.output()).toContain("a browser met something that the policy of a page does not allow");
});

it("takes reports of browsers, small ones, and tells what is none", async () => {
  const site = await startSite();
  const report = (body: string, type = "application/csp-report") =>
    fetch(`${site.origin}/api/reports`, { method: "POST", headers: { "content-type": type }, body });
  const one = { "csp-report": { "effective-directive": "script-src", "blocked-uri": "inline" } };
  const statuses = [
    await report(JSON.stringify(one)),
    await report(
      '[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}]',
      "application/reports+json",
    ),
    await report('[{"type":"deprecation","body":{}}]', "application/reports+json"),
    await report("{}"),
    await report("no JSON"),
    await report(JSON.stringify({ ...one, more: "x".repeat(40_000) })),
    await report("a=b", "application/x-www-form-urlencoded"),
    await fetch(`${site.origin}/api/reports`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 204, 400, 400, 413, 415, 405]);
  for (let number = 0; number < 100; number += 1) await report(JSON.stringify(one));
  const headers = { authorization: "Bearer operators-secret-of-the-tests" };
  const metrics = await (await fetch(`${site.origin}/api/metrics`, { headers })).text();
  expect(metrics).toContain('site_browser_reports_total{directive="script-src"} 101');
  await site.stop();
  expect(site.output().match(/a browser met something/g)).toHaveLength(60);
});
