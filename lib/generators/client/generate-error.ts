type GenerateErrorOptions = {
  code: string;
  status?: number;
  /** What was answered instead of a document. */
  body?: string;
  shown?: string;
  requestId?: string;
  cause?: unknown;
};

/** Why there is no document. The message is for the log: the status, a colon, a space, and the body or what stands for it. */
export class GenerateError extends Error {
  /** The server's code, or `network` and `broken_stream` of the way to it. */
  readonly code: string;
  /** The HTTP status; 200 for an error that came after the answer had begun, 0 when there was no answer. */
  readonly status: number;
  /** The server's text in the visitor's language, empty when there is none. */
  readonly shown: string;
  /** To be quoted to the support; absent when the server did not answer. */
  readonly requestId: string | undefined;

  constructor({ code, status = 0, body = code, shown = "", requestId, cause }: GenerateErrorOptions) {
    super(`${String(status)}: ${body}`, { cause });
    this.name = "GenerateError";
    this.code = code;
    this.status = status;
    this.shown = shown;
    this.requestId = requestId;
  }
}
