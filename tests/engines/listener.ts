import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const SCRIPT = "/heard.js";

/**
 * Runs in every page before all other scripts. Not every engine tells its driver what a page says, so the page itself writes it down.
 * A file of the site's own address: the page's policy allows it and stays as it is.
 */
function listen() {
  document.currentScript?.remove();
  const heard: string[] = [];
  Object.assign(window, { heard });
  for (const level of ["log", "info", "warn", "error", "debug"] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      heard.push(`${level}: ${words.map(String).join(" ")}`);
      say(...words);
    };
  }
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      heard.push(`error: ${target instanceof Element ? target.outerHTML.slice(0, 200) : event.message}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => heard.push(`rejection: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    heard.push(`policy: ${violatedDirective} blocked ${blockedURI}`),
  );
}

/** The site at an address of its own, with the listener as the first script of its pages. */
export async function startListener(port: number): Promise<{ origin: string; close: () => void }> {
  const server = createServer((incoming, answer) => {
    if (incoming.url === SCRIPT) {
      answer.writeHead(200, { "content-type": "text/javascript" }).end(`(${listen.toString()})()`);
      return;
    }
    const { method, url, headers } = incoming;
    const asked = request(
      { host: "127.0.0.1", port, method, path: url, headers: { ...headers, "accept-encoding": "identity" } },
      (found) => void pass(found, answer),
    );
    asked.on("error", () => answer.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${own}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(found: IncomingMessage, answer: ServerResponse) {
  const { "content-length": length, ...headers } = found.headers;
  if (!headers["content-type"]?.startsWith("text/html")) {
    answer.writeHead(found.statusCode ?? 502, {
      ...headers,
      ...(length !== undefined && { "content-length": length }),
    });
    found.pipe(answer);
    return;
  }
  const html = (await found.setEncoding("utf8").toArray()).join("");
  answer.writeHead(found.statusCode ?? 502, headers);
  answer.end(html.replace("<head>", `<head><script src="${SCRIPT}"></script>`));
}
