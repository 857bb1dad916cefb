/** The part of the package `compression` that the site uses; its types on npm are for Express. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  /** Compresses what a response is given to write, by what the request accepts; then `next` is called. */
  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  export default function compression(options?: { brotli?: BrotliOptions }): Compress;
}
