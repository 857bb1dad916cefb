import { z } from "zod";

/**
 * Configuration of the running site, read once from the process environment.
 *
 * Every variable is optional. An empty string counts as unset, so a line `NAME=` in an `.env` file is harmless.
 * A wrong value throws at import with a message that names the variable: the start (`instrumentation.ts`) stops on it.
 */

const positiveInteger = (fallback: number) =>
  z.coerce
    .number({ error: "must be a positive integer" })
    .int("must be a positive integer")
    .positive("must be a positive integer")
    .default(fallback);

const isLoopback = (url: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);

// What is built on it needs an address: `abort` keeps later rules from a value that is none.
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address", abort: true });

/** `https:` anywhere, `http:` only on a loopback address: the secret of a webhook is part of its path. */
const secureUrl = httpUrl.refine((value) => {
  const url = new URL(value);
  return url.protocol === "https:" || isLoopback(url);
}, "must start with https: (http: is accepted only for a loopback address)");

/** Either one address or several with commas between them; header fields are made of it, so nothing else passes. */
const mailAddresses = z.string().regex(/^[^\s,@<>"]+@[^\s,@<>"]+(\s*,\s*[^\s,@<>"]+@[^\s,@<>"]+)*$/, {
  error: "must be an e-mail address, or several with commas between them",
});

const SMTP_URL_RULE = "must look like smtps://user:password@mail.example.ru";
const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: SMTP_URL_RULE })
  .refine((value) => Boolean(URL.parse(value)?.hostname), SMTP_URL_RULE);

// A frequent slip is to paste the whole element that the console shows.
const verificationCode = z
  .string()
  .regex(/^[\w=+/-]+$/, "must be the code alone, without the meta element around it");

/** On the public host of `CMS_BACKEND`, or anywhere else by its address. GitLab's groups may lie in others. */
const repository = z.string().regex(/^(?:https:\/\/[^\s/@?#]+\/)?[\w.-]+(?:\/[\w.-]+)+\/?$/, {
  error: "must look like owner/name, or https://git.example.ru/owner/name on a host of your own",
});

const secret = z.string().min(16, "must have at least 16 characters");

const variables = z.object({
  NODE_ENV: z.string().default("production"),
  SITE_URL: httpUrl
    .refine((value) => new URL(value).pathname === "/", "must be an origin, without a path")
    .transform((value) => new URL(value).origin)
    .default("http://localhost:3000"),

  BITRIX24_WEBHOOK_URL: secureUrl
    .refine((value) => /^\/rest\/\d+\/[^/]+\/?$/.test(new URL(value).pathname), {
      error: "must look like https://portal.bitrix24.ru/rest/1/code/",
    })
    .optional(),
  BITRIX24_REQUESTS_PER_SECOND: positiveInteger(2),
  BITRIX24_CONSENT_AGREEMENT_ID: z.coerce
    .number({ error: "must be a positive integer" })
    .int("must be a positive integer")
    .positive("must be a positive integer")
    .optional(),
  OUTBOX_AMBIGUOUS_WAIT_SECONDS: positiveInteger(90),
  OUTBOX_SECRET: secret.optional(),
  CRON_SECRET: secret.optional(),
  INQUIRY_RETENTION_DAYS: positiveInteger(90),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host/database" })
    .optional(),
  DATA_DIR: z.string().default("./data"),
  SMTP_URL: smtpUrl.optional(),
  INQUIRY_EMAIL_TO: mailAddresses.optional(),

  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_PROJECT: z.string().optional(),
  OPENAI_IMAGE_API_KEY: z.string().optional(),
  OPENAI_IMAGE_BASE_URL: httpUrl.optional(),
  OPENAI_IMAGE_MODEL: z.string().optional(),
  AI_REQUESTS_PER_HOUR: positiveInteger(20),
  AI_IMAGES_PER_HOUR: positiveInteger(6),
  AI_DAILY_REQUESTS: positiveInteger(2_000),
  AI_CONCURRENCY: positiveInteger(8),
  CONTACT_REQUESTS_PER_HOUR: positiveInteger(10),
  TRUSTED_PROXY_HOPS: z.coerce
    .number({ error: "must be 0 or a positive integer" })
    .int("must be 0 or a positive integer")
    .nonnegative("must be 0 or a positive integer")
    .default(0),

  CMS_BACKEND: z.enum(["github", "gitlab", "gitea"], { error: "must be github, gitlab or gitea" }).optional(),
  CMS_REPOSITORY: repository.optional(),

  NEXT_PUBLIC_GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, "must look like G-XXXXXXXXXX")
    .optional(),
  NEXT_PUBLIC_YANDEX_METRIKA_ID: z
    .string()
    .regex(/^[1-9]\d{3,11}$/, "must be the number of a counter")
    .transform(Number)
    .optional(),
  // The library reads these and its other standard variables by itself; here they are checked, and decide whether it is loaded.
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  YANDEX_VERIFICATION: verificationCode.optional(),
  GOOGLE_VERIFICATION: verificationCode.optional(),

  SITE_PREVIEW: z.literal("1", "must be 1 or empty").optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),

  VERCEL: z.string().optional(),
  VERCEL_ENV: z.string().optional(),
  VERCEL_URL: z.string().optional(),
  VERCEL_BRANCH_URL: z.string().optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().optional(),
});

/** What only makes sense together. */
const schema = variables.superRefine((set, context) => {
  const wrong = (name: keyof typeof set, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  const hasText = set.OPENAI_API_KEY !== undefined || set.OPENAI_BASE_URL !== undefined;
  if (hasText && set.OPENAI_MODEL === undefined)
    wrong("OPENAI_MODEL", "is required as soon as OPENAI_API_KEY or OPENAI_BASE_URL is set");
  const hasImages = set.OPENAI_IMAGE_API_KEY !== undefined || set.OPENAI_IMAGE_BASE_URL !== undefined;
  if (set.OPENAI_IMAGE_MODEL !== undefined && !hasText && !hasImages)
    wrong("OPENAI_IMAGE_MODEL", "needs OPENAI_IMAGE_API_KEY or OPENAI_IMAGE_BASE_URL");
  const [given, absent] =
    set.SMTP_URL === undefined
      ? (["INQUIRY_EMAIL_TO", "SMTP_URL"] as const)
      : (["SMTP_URL", "INQUIRY_EMAIL_TO"] as const);
  if ((set.SMTP_URL === undefined) !== (set.INQUIRY_EMAIL_TO === undefined))
    wrong(absent, `must be set too, since ${given} is`);
  if (set.CMS_BACKEND !== undefined && set.CMS_REPOSITORY === undefined)
    wrong("CMS_REPOSITORY", "must be set too, since CMS_BACKEND is");
  if (set.CMS_REPOSITORY !== undefined && set.CMS_BACKEND === undefined)
    wrong("CMS_BACKEND", "must be set too, since CMS_REPOSITORY is");
});

export type Env = z.infer<typeof schema> & {
  /** Whether `SITE_URL` was given; `server/start.ts` hands on the one that the build was made with. */
  hasSiteUrl: boolean;
  /** The site's address where others reach it too; `undefined` as long as only this machine's own name is known. */
  publicUrl: string | undefined;
};

/**
 * Reads the configuration from `source`. On Vercel the address of the project stands in for a `SITE_URL` that is not set.
 * @throws Error whose message lists every wrong variable by name, with what was expected, never with the value.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const production = set["VERCEL_PROJECT_PRODUCTION_URL"];
  if (production !== undefined) set["SITE_URL"] ??= `https://${production}`;
  const result = schema.safeParse(set);
  if (result.success) {
    const { SITE_URL } = result.data;
    return {
      ...result.data,
      hasSiteUrl: set["SITE_URL"] !== undefined,
      publicUrl: isLoopback(new URL(SITE_URL)) ? undefined : SITE_URL,
    };
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new Error(`Wrong configuration:\n${lines.join("\n")}`);
}

export const env = parseEnv(process.env);

/** Whether this site is for its editors alone: it shows what production hides yet, and no search engine lists it. */
export const isPreview = (): boolean => env.VERCEL_ENV === "preview" || env.SITE_PREVIEW !== undefined;
