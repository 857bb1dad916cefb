import { describe, expect, it } from "vitest";
import { judgeOrigin, type OriginRules } from "@/lib/http/origin";

const live: OriginRules = {
  siteUrl: "https://site.example",
  hasSiteUrl: true,
  vercelHosts: [undefined, "site-git-x.vercel.app"],
};
const local: OriginRules = { siteUrl: "http://localhost:3000", hasSiteUrl: true, vercelHosts: [] };
const unnamed: OriginRules = { ...local, hasSiteUrl: false };

describe("the origin of a request", () => {
  it.each([
    ["none of the headers (a server, curl)", {}, live, true],
    ["same-origin", { "sec-fetch-site": "same-origin" }, live, true],
    ["a person's own navigation", { "sec-fetch-site": "none" }, live, true],
    ["another site", { "sec-fetch-site": "cross-site" }, live, false],
    ["a sister domain", { "sec-fetch-site": "same-site" }, live, false],
    [
      "Sec-Fetch-Site over a good Origin",
      { "sec-fetch-site": "cross-site", origin: "https://site.example" },
      live,
      false,
    ],
    [
      "Sec-Fetch-Site over a foreign Origin",
      { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
      live,
      true,
    ],
    ["an empty Sec-Fetch-Site", { "sec-fetch-site": "" }, live, false],
    ["the site's Origin", { origin: "https://site.example" }, live, true],
    ["the deployment's own address", { origin: "https://site-git-x.vercel.app" }, live, true],
    ["another address of the same host", { origin: "https://evil.vercel.app" }, live, false],
    ["the site over http", { origin: "http://site.example" }, live, false],
    ["the site's name as a prefix", { origin: "https://site.example.evil.example" }, live, false],
    ["an opaque origin", { origin: "null" }, live, false],
    [
      "a Host that agrees with a foreign Origin",
      { origin: "https://evil.example", host: "evil.example" },
      live,
      false,
    ],
    ["a loopback Origin on a live site", { origin: "http://localhost:3000" }, live, false],
    ["another loopback port on a local site", { origin: "http://127.0.0.1:4999" }, local, true],
    ["an IPv6 loopback on a local site", { origin: "http://[::1]:3000" }, local, true],
    ["a name that begins like loopback", { origin: "http://127.0.0.1.evil.example" }, local, false],
    ["an undefined Vercel host", { origin: "https://undefined" }, live, false],
    [
      "the address it was asked at, of a site that has no name",
      { origin: "http://192.0.2.2:3000", host: "192.0.2.2:3000" },
      unnamed,
      true,
    ],
    [
      "the address it was asked at, of a site that is to be this machine's alone",
      { origin: "http://192.0.2.2:3000", host: "192.0.2.2:3000" },
      local,
      false,
    ],
    [
      "another port of the address it was asked at",
      { origin: "http://192.0.2.2:8080", host: "192.0.2.2:3000" },
      unnamed,
      false,
    ],
    ["an Origin of a site that has no name, without a Host", { origin: "http://192.0.2.2" }, unnamed, false],
    [
      "Sec-Fetch-Site over a Host that agrees with Origin",
      { "sec-fetch-site": "cross-site", origin: "http://192.0.2.2", host: "192.0.2.2" },
      unnamed,
      false,
    ],
  ])("%s", (_, headers, rules, allowed) => {
    expect(["own", "host"].includes(judgeOrigin(new Headers(headers), rules))).toBe(allowed);
  });
});
