type GenerateErrorOptions = {
  code: string;
  status?: number;
  message?: string;
  requestId?: string;
  cause?: unknown;
};

/** Why there is no document. */
export class GenerateError extends Error {
  /** The server's code, or `network` and `broken_stream` of the way to it. */
  readonly code: string;
  /** The HTTP status; 200 for an error that came after the answer had begun, 0 when there was no answer. */
  readonly status: number;
  /** To be quoted to the support; absent when the server did not answer. */
  readonly requestId: string | undefined;

  /** `message` is the server's text in the visitor's language, empty when there is none. */
  constructor({ code, status = 0, message = "", requestId, cause }: GenerateErrorOptions) {
    super(message, { cause });
    this.name = "GenerateError";
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}
