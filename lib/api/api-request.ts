/** A non-OK answer. The message is the status, a colon, a space, and the body (or the status text when the body is empty). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body === "" ? statusText : body}`);
    this.name = "ApiError";
  }
}

type ApiRequestOptions = {
  method?: "GET" | "POST";
  /** Sent as JSON, unless it is a form. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** What a 401 means: an error, or an empty result. */
  unauthorized?: "throw" | "null";
};

/**
 * The one way a page asks the server: with cookies, JSON both ways but for a form.
 * @throws ApiError on a non-OK answer; TypeError when the server cannot be reached
 */
export function apiRequest<T>(
  path: string,
  options: ApiRequestOptions & { unauthorized: "null" },
): Promise<T | null>;
export function apiRequest<T>(path: string, options?: ApiRequestOptions): Promise<T>;
export async function apiRequest<T>(
  path: string,
  { method = "GET", body, headers, signal, unauthorized = "throw" }: ApiRequestOptions = {},
): Promise<T | null> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: { ...(body !== undefined && !isForm && { "Content-Type": "application/json" }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (response.status === 401 && unauthorized === "null") return null;
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return (await response.json()) as T;
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const field = (body: string, name: string): unknown => {
  const value = parsed(body);
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
};

/** The `message` an error was answered with, or the fallback when there is none, as from a proxy in front of the site. */
export function apiErrorMessage(error: ApiError, fallback: string): string {
  const message = field(error.body, "message");
  return typeof message === "string" && message !== "" ? message : fallback;
}

/** Texts of the fields the server refused, by field name. */
export function apiErrorFields(error: ApiError): ReadonlyMap<string, string> {
  const fields = field(error.body, "fields");
  if (typeof fields !== "object" || fields === null) return new Map();
  return new Map(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
