import "server-only";
import type { HttpError } from "@/lib/http/errors";
import type { FormRules } from "@/lib/http/input";
import type { InquiryAnswer } from "@/lib/inquiries/schema";
import { fileRules } from "@/lib/inquiries/server/file-rules";
import { subjectsOfAddress } from "@/lib/inquiries/server/subjects";
import type { Locale } from "@/lib/i18n/routing";

const prefix = (locale: Locale) => (locale === "en" ? "/en" : "");

/** Anchors of the contacts page; the message that stands there appears by `:target`, without any script. */
const anchorByCode: Record<string, string> = {
  invalid_json: "form-invalid",
  validation_failed: "form-invalid",
  too_large: "form-invalid",
  rate_limited: "form-limited",
};

const anchorOf = ({ code, fields }: HttpError) =>
  fields.some(({ field }) => field === "file") ? "form-file" : (anchorByCode[code] ?? "form-failed");

/** The JSON shape from the fields of the plain form: a ticked box is `on`, a campaign mark is `utm_<mark>`. */
function read(fields: ReadonlyMap<string, string>, referer: string | null): unknown {
  const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  Object.assign(body, subjectsOfAddress(referer));
  const utm: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (name === "consent") body["consent"] = value === "on" || value === "true";
    else if (name === "elapsedMs") {
      // The page fills it in by script; without one it stays empty.
      if (value !== "") body["elapsedMs"] = Number(value);
    } else if (name.startsWith("utm_")) utm[name.slice("utm_".length)] = value;
    else body[name] = value;
  }
  if (!fields.has("consent")) body["consent"] = false;
  if (Object.keys(utm).length > 0) body["utm"] = utm;
  return { ...body };
}

/** The inquiry form without JavaScript: it posts to the same address and is sent on to a page that tells the outcome. */
export const inquiryForm: FormRules<InquiryAnswer> = {
  read,
  success: (_, locale) => `${prefix(locale)}/contacts/thank-you`,
  failure: (error, locale) => `${prefix(locale)}/contacts#${anchorOf(error)}`,
  upload: fileRules(),
};
