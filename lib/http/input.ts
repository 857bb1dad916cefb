import "server-only";
import { readBody } from "@/lib/http/body";
import { HttpError } from "@/lib/http/errors";
import { decodeUtf8, parseJson } from "@/lib/http/json";
import { readMultipart } from "@/lib/http/multipart";
import type { Upload, UploadRules } from "@/lib/http/upload";
import type { Locale } from "@/lib/i18n/routing";

/** How a route serves a plain HTML form: how to read it, and where to send the visitor afterwards. */
export type FormRules<TResult> = {
  /**
   * The same shape as the JSON body, from the fields of the form.
   * @param referer the page of the form, where a browser posts it by itself: a script names what it knows among the fields
   */
  read: (fields: ReadonlyMap<string, string>, referer: string | null) => unknown;
  /** Address, from the root of the site, after success. */
  success: (result: TResult, locale: Locale) => string;
  /** Address after an error; the page there shows the text of the error by itself. */
  failure: (error: HttpError, locale: Locale) => string;
  /** Also take `multipart/form-data` with one file. A browser that posts it by itself gets the redirect, a script JSON. */
  upload?: UploadRules;
};

type InputRules<TResult> = {
  maxBytes?: number;
  form?: FormRules<TResult>;
  /** Media types of JSON besides its own. */
  types?: readonly string[];
};

const DEFAULT_MAX_BYTES = 64 * 1024;
const FORM_TYPE = "application/x-www-form-urlencoded";
const MULTIPART_TYPE = "multipart/form-data";

/** What a browser accepts that posts a form by itself; a script asks for data. */
const wantsPage = (headers: Headers) => (headers.get("accept") ?? "").includes("text/html");

/** The media type of a request without its parameters, `undefined` when it is not in UTF-8 or is compressed. */
function mediaType(headers: Headers): string | undefined {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) return undefined;
  // A small compressed body may unpack to a huge one, and no browser sends any.
  if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") return undefined;
  return type.trim();
}

/** Fields of a form body. A repeated one is an error, as a repeated key of JSON is. */
function formFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name))
      throw new HttpError("validation_failed", { fields: [{ field: name.slice(0, 64), key: "invalid" }] });
    fields.set(name, value);
  }
  return fields;
}

/**
 * What a request sent, not yet checked: the query of a `GET`, else the JSON or the form of its body.
 * @param context gets `isForm` as soon as it is known, for the answer to an error, and the `upload`, which the caller closes
 * @throws HttpError `unsupported_media_type`, `too_large`, `request_timeout`, `invalid_json`, and what `UploadRules` name
 */
export async function readInput<TResult>(
  request: Request,
  { maxBytes = DEFAULT_MAX_BYTES, form, types = [] }: InputRules<TResult>,
  context: { isForm: boolean; upload: Upload | undefined },
): Promise<unknown> {
  if (request.method === "GET" || request.method === "HEAD")
    return Object.fromEntries(new URL(request.url).searchParams);

  const type = mediaType(request.headers);
  if (form?.upload !== undefined && type === MULTIPART_TYPE) {
    context.isForm = wantsPage(request.headers);
    const { fields, upload } = await readMultipart(request, maxBytes, form.upload);
    context.upload = upload;
    return form.read(fields, context.isForm ? request.headers.get("referer") : null);
  }
  context.isForm = form !== undefined && type === FORM_TYPE;
  const isJson = type !== undefined && ["application/json", ...types].includes(type);
  if (!isJson && !context.isForm) throw new HttpError("unsupported_media_type");

  const text = decodeUtf8(await readBody(request, maxBytes));
  return form !== undefined && context.isForm
    ? form.read(formFields(text), request.headers.get("referer"))
    : parseJson(text);
}
