import { readFileSync } from "node:fs";
import type { BrowserContext, Request } from "@playwright/test";
import { SETUP_ID, type AnalyticsSetup } from "@/lib/analytics/setup";
import { pagePolicy } from "../../scripts/build/page-policy.ts";
import { message, type Language } from "./words.ts";

const GOOGLE = "G-TEST00001";
const METRIKA = 10000001;

const VENDORS = /^https:\/\/([\w-]+\.)*(googletagmanager\.com|google-analytics\.com|yandex\.\w+)\//;

/** The element a site built with both counters has on its pages; `components/layout/analytics-setup.tsx` writes it. */
function setupElement(language: Language): string {
  const word = (key: string) => message(language, "common", "cookies", key);
  const setup: AnalyticsSetup = {
    google: GOOGLE,
    metrika: METRIKA,
    words: {
      label: word("label"),
      announcement: word("announcement"),
      text: word("text").replace("{services}", "…"),
      policy: word("policy"),
      accept: word("accept"),
      reject: word("reject"),
      granted: word("granted"),
      denied: word("denied"),
      settings: word("settings"),
    },
  };
  return `<script id="${SETUP_ID}" type="application/json">${JSON.stringify(setup)}</script>`;
}

/**
 * Turns the built site into one with both counters, as far as a browser can tell: the data of the setup, and the policy that the
 * finishing step writes for such a page. A site that was built with counters is left as it is.
 */
async function configure(context: BrowserContext) {
  const { siteUrl } = JSON.parse(readFileSync(".next/finished.json", "utf8")) as { siteUrl?: string };
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    if (html.includes(`id="${SETUP_ID}"`)) return route.fulfill({ response });
    const language = html.includes('<html lang="en"') ? "en" : "ru";
    const end = html.lastIndexOf("</body>");
    const body = html.slice(0, end) + setupElement(language) + html.slice(end);
    const headers = {
      ...response.headers(),
      "content-security-policy": pagePolicy(body, siteUrl, { google: true, metrika: true }),
    };
    return route.fulfill({ status: response.status(), headers, body });
  });
}

/** Stands in for gtag.js: takes the calls in the queue and to come, keeps a cookie, and sends every event. */
function googleScript() {
  const page = window as unknown as { dataLayer: ArrayLike<unknown>[] } & Record<string, unknown>;
  let id = "";
  const take = (call: ArrayLike<unknown>) => {
    if (Object.prototype.toString.call(call) !== "[object Arguments]") throw new Error("not Arguments");
    if (call[0] === "config") id = call[1] as string;
    if (call[0] !== "event" || page[`ga-disable-${id}`] === true) return;
    document.cookie = "_ga=GA1.1.1; path=/; max-age=1000";
    document.cookie = `_ga_${id.slice(2)}=GS1; path=/; max-age=1000`;
    const query = new URLSearchParams({ tid: id, en: call[1] as string, ep: JSON.stringify(call[2]) });
    void fetch(`https://region1.google-analytics.com/g/collect?${query.toString()}`, {
      method: "POST",
      mode: "no-cors",
      keepalive: true,
    });
  };
  const { dataLayer } = page;
  for (const call of Array.from(dataLayer)) take(call);
  dataLayer.push = (...calls) => {
    calls.forEach(take);
    return 0;
  };
}

/** Stands in for tag.js. */
function metrikaScript() {
  type Call = [number, string, string?, object?];
  const page = window as unknown as { ym: { (...call: Call): void; a?: ArrayLike<unknown>[] } };
  const running = new Map<number, boolean>();
  const take = (call: Call) => {
    const [id, command, name = "", details = {}] = call;
    if (command === "init") running.set(id, (details as { defer?: boolean }).defer !== false);
    if (command === "init") document.cookie = "_ym_uid=1; path=/; max-age=1000";
    if (command === "init") localStorage.setItem("_ym_lsid", "1");
    if (command === "destruct") running.delete(id);
    if (!["hit", "reachGoal"].includes(command) || !running.has(id)) return;
    const query = new URLSearchParams({ command, name, details: JSON.stringify(details) });
    new Image().src = `https://mc.yandex.ru/watch/${id}?${query.toString()}`;
  };
  const queue = page.ym.a ?? [];
  page.ym = Object.assign((...call: Call) => take(call), {});
  for (const call of queue) take(Array.from(call) as Call);
}

const PIXEL = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/** What reached a vendor: `google page_view …`, `metrika hit …`, with what came along. */
export type Report = { vendor: "google" | "metrika"; event: string; details: Record<string, unknown> };

function read(request: Request): Report | undefined {
  const { pathname, searchParams: query } = new URL(request.url());
  if (pathname === "/g/collect")
    return {
      vendor: "google",
      event: query.get("en") ?? "",
      details: JSON.parse(query.get("ep") ?? "{}") as Report["details"],
    };
  if (!pathname.startsWith("/watch/")) return undefined;
  const details = JSON.parse(query.get("details") ?? "{}") as Report["details"];
  const name = query.get("name") ?? "";
  return query.get("command") === "hit"
    ? { vendor: "metrika", event: "hit", details: { ...details, url: name } }
    : { vendor: "metrika", event: name, details };
}

/**
 * A site with both counters whose vendors are played by this test: their scripts are stand-ins, nothing leaves the machine.
 * `asked` lists every address of a vendor that was asked for, `reports` what was counted.
 */
export async function siteWithCounters(context: BrowserContext) {
  const asked: string[] = [];
  const reports: Report[] = [];
  await configure(context);
  await context.route(VENDORS, (route) => {
    const address = route.request().url();
    asked.push(address);
    const report = read(route.request());
    if (report) reports.push(report);
    if (address.startsWith("https://www.googletagmanager.com/gtag/js?id="))
      return route.fulfill({ contentType: "text/javascript", body: `(${String(googleScript)})()` });
    if (address === "https://mc.yandex.ru/metrika/tag.js")
      return route.fulfill({ contentType: "text/javascript", body: `(${String(metrikaScript)})()` });
    return route.fulfill({ contentType: "image/gif", body: PIXEL });
  });
  return { asked, reports };
}
