/** Bodies that are meant to hurt, and what they must be answered with. */
import { gzipSync } from "node:zlib";
import { inquiryBody } from "./load.ts";
import type { RawRequest } from "./raw.ts";

export type Hostile = [name: string, request: Omit<RawRequest, "port">, statuses: number[]];

const post = "POST /api/contact HTTP/1.1";
const json = `${post}\nContent-Type: application/json`;
const chunked = `${json}\nTransfer-Encoding: chunked`;

const whole = (body: string | Buffer, head = json): Omit<RawRequest, "port"> => ({
  head: `${head}\nContent-Length: ${Buffer.byteLength(body)}`,
  body: [body],
});

const MIB = Buffer.alloc(1024 * 1024, "x");
const CHUNK = Buffer.concat([Buffer.from("4000\r\n"), MIB.subarray(0, 0x4000), Buffer.from("\r\n")]);

function* endless(): Generator<Buffer> {
  for (;;) yield CHUNK;
}

const { body: good } = inquiryBody(1);
const withMessage = (message: string) => good.replace(/"message":"[^"]*"/, `"message":"${message}"`);

export const hostile: Hostile[] = [
  [
    "10 MB, declared",
    { head: `${json}\nContent-Length: ${10 * MIB.length}`, body: Array.from({ length: 10 }, () => MIB) },
    [413],
  ],
  // Who never stops to send may not get to read the answer before the connection is closed.
  ["endless, in pieces", { head: chunked, body: endless() }, [413, 0]],
  ["more than it declares", { head: `${json}\nContent-Length: 10`, body: [good] }, [400]],
  [
    "less than it declares, then gone",
    { head: `${json}\nContent-Length: 5000`, body: ["{"], end: true },
    [0, 400],
  ],
  ["two lengths", { head: `${json}\nContent-Length: 10\nContent-Length: 20`, body: [good] }, [400]],
  ["a length and pieces", { head: `${chunked}\nContent-Length: 10`, body: ["0\r\n\r\n"] }, [400]],
  ["compressed", whole(gzipSync(MIB), `${json}\nContent-Encoding: gzip`), [415]],
  ["text/plain", whole(good, `${post}\nContent-Type: text/plain`), [415]],
  ["no content type", whole(good, post), [415]],
  ["100,000 arrays in one another", whole("[".repeat(100_000) + "]".repeat(100_000)), [400]],
  ["100,000 arrays never closed", whole("[".repeat(100_000)), [400]],
  ["100,000 keys", whole(`{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(",")}}`), [400]],
  ["a repeated key", whole(good.replace("{", '{"name":"Пётр",')), [400]],
  ["__proto__", whole('{"__proto__":{"consent":true},"name":"Иван"}'), [400]],
  ["constructor", whole(good.replace("{", '{"constructor":{"prototype":{"admin":true}},')), [400]],
  ["a NUL byte", whole(withMessage("Сообщение\u0000с нулём")), [400]],
  ["a lone surrogate for a message", whole(withMessage("\\ud800")), [400]],
  [
    "bytes that are not UTF-8",
    whole(Buffer.concat([Buffer.from(good.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x7d])])),
    [400],
  ],
  ["a number that is none", whole(good.replace("}", ',"elapsedMs":1e999}')), [400]],
];
