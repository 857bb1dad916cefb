/** Requests whose end can be read in two ways have one end here, and their second half is never answered as a request. */
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findNginx } from "../../scripts/gate/nginx";
import { startNginx } from "../peers/nginx";
import { startSite, type Site } from "./server";

const HIDDEN = "GET /api/hidden HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
const CHUNK = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;

/** Header fields as they are sent, and what follows the blank line. */
const REQUESTS: [name: string, fields: string, rest: string][] = [
  ["a length and chunks", "Content-Length: 6\r\nTransfer-Encoding: chunked", `0\r\n\r\n${HIDDEN}`],
  ["chunks and a length", `Transfer-Encoding: chunked\r\nContent-Length: ${CHUNK.length}`, CHUNK],
  ["two lengths", `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ["two lengths in a line", `Content-Length: 0, ${HIDDEN.length}`, HIDDEN],
  ["a length with a sign", `Content-Length: +${HIDDEN.length}`, HIDDEN],
  ["a length below nothing", "Content-Length: -1", HIDDEN],
  ["a length in hexadecimal digits", `Content-Length: 0x${HIDDEN.length.toString(16)}`, HIDDEN],
  ["a length of two numbers", "Content-Length: 0 0", HIDDEN],
  ["a length with a point", "Content-Length: 0.0", HIDDEN],
  ["a length beyond 64 bits", "Content-Length: 18446744073709551616", HIDDEN],
  ["a length before a space", `Content-Length : ${HIDDEN.length}`, HIDDEN],
  ["a coding before a space", "Transfer-Encoding : chunked", `0\r\n\r\n${HIDDEN}`],
  ["a coding after a vertical tab", "Transfer-Encoding: \u000bchunked", `0\r\n\r\n${HIDDEN}`],
  ["a coding in quotes", 'Transfer-Encoding: "chunked"', `0\r\n\r\n${HIDDEN}`],
  ["a coding nobody knows", "Transfer-Encoding: xchunked", `0\r\n\r\n${HIDDEN}`],
  ["a coding after chunks", "Transfer-Encoding: chunked, identity", `0\r\n\r\n${HIDDEN}`],
  ["two codings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", `0\r\n\r\n${HIDDEN}`],
  ["a folded coding", "Transfer-Encoding:\r\n chunked", `0\r\n\r\n${HIDDEN}`],
  ["a coding in a folded line", "X-Note: a\r\n Transfer-Encoding: chunked", `0\r\n\r\n${HIDDEN}`],
  [
    "a field after a bare line feed",
    "X-Note: a\nTransfer-Encoding: chunked\r\nContent-Length: 5",
    `0\r\n\r\n${HIDDEN}`,
  ],
  ["a field after a bare carriage return", `X-Note: a\rContent-Length: ${HIDDEN.length}`, HIDDEN],
  ["a field with a null byte", `X-Note: a\u0000\r\nContent-Length: ${HIDDEN.length}`, HIDDEN],
  ["a size of no digits", "Transfer-Encoding: chunked", `\r\n${HIDDEN}`],
  ["a size with a prefix", "Transfer-Encoding: chunked", `0x0\r\n\r\n${HIDDEN}`],
  ["a size beyond 64 bits", "Transfer-Encoding: chunked", `1${"0".repeat(16)}\r\n\r\n${HIDDEN}`],
  ["a size below nothing", "Transfer-Encoding: chunked", `-1\r\n\r\n${HIDDEN}`],
  ["a chunk longer than its size", "Transfer-Encoding: chunked", `1\r\nxxx\r\n0\r\n\r\n${HIDDEN}`],
  ["a chunk after a bare line feed", "Transfer-Encoding: chunked", `1\nx\n0\n\n${HIDDEN}`],
  ["an extension with a line feed", "Transfer-Encoding: chunked", `1;a\nb\r\nx\r\n0\r\n\r\n${HIDDEN}`],
];

/** The status of every answer on a connection whose client says no more after these bytes. */
const answersTo = (port: number, fields: string, rest: string) =>
  new Promise<number[]>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket
      .on("data", (part) => (text += part.toString("latin1")))
      .on("error", () => undefined)
      .on("close", () =>
        resolve(Array.from(text.matchAll(/^HTTP\/1\.\d (\d+)/gm), ([, status]) => Number(status))),
      )
      .end(
        `POST /api/corporate/idea HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${fields}\r\n\r\n${rest}`,
        "latin1",
      );
  });

/** Requests that were answered otherwise than by one refusal, or by none where the rest of a request was waited for. */
async function answered(port: number) {
  const all = await Promise.all(
    REQUESTS.map(async ([name, fields, rest]) => ({ name, statuses: await answersTo(port, fields, rest) })),
  );
  return all.filter(
    ({ statuses }) => statuses.length > 1 || !statuses.every((it) => it === 400 || it === 501),
  );
}

const nginx = findNginx() ?? "";
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1" } });
});
afterAll(() => site.stop());

it("to the site itself", async () => {
  expect(await answered(site.port)).toEqual([]);
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
});

it.skipIf(nginx === "")("to nginx, and from it to the site", async () => {
  const front = await startNginx({ nginx, sites: [site.port] });
  expect(await answered(front.port)).toEqual([]);
  expect((await fetch(`${front.origin}/api/health`)).status).toBe(200);
  await front.stop();
});
