import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { configuredProcessors } from "./lib/runtime/processors.ts";
import { legacyServices, routes, servicePath } from "./lib/i18n/routes.ts";
import { editorRules } from "./server/editor-rules.ts";
import { securityHeaders } from "./server/every-answer.ts";
import { fallbackPolicyRule } from "./scripts/build/host-policies.ts";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/site/request-config.ts",
  experimental: {
    messages: {
      path: "./messages",
      format: { codec: "./scripts/build/messages-codec.ts", extension: ".json" },
      locales: ["ru", "en"],
      precompile: true,
    },
  },
});

/** A host that takes the build over: by an adapter of its own, or by a builder that reads the files of the build. */
const hostAdapter = process.env.NEXT_ADAPTER_PATH ?? "";
const isForHost = hostAdapter !== "" || process.env.VERCEL !== undefined;

/** As in lib/env.ts, whose other variables a build need not know. */
const isPreview = process.env.VERCEL_ENV === "preview" || (process.env.SITE_PREVIEW ?? "") !== "";

const editor = editorRules();

/** What draws pictures while the site runs, in a thread of its own. */
const drawing = [
  "./lib/pictures/fonts/*.ttf",
  "./server/draw-worker.ts",
  "./node_modules/piscina/dist/**/*.js",
  "./node_modules/@vercel/og/**/*",
];

const nextConfig: NextConfig = {
  // Ours goes first and calls the host's.
  adapterPath: hostAdapter === "" ? undefined : resolve("scripts/build/next-adapter.ts"),
  // One folder that runs without node_modules; `npm run build:standalone` asks for it.
  output: process.env.BUILD_STANDALONE === "1" ? "standalone" : undefined,
  agentRules: false,
  // A build checks the types of the site alone; editors and `npm run typecheck` read tsconfig.json, which has the tests too.
  // Who has checked all of them already, as the gate has before it builds for others, says so.
  typescript: { tsconfigPath: "tsconfig.site.json", ignoreBuildErrors: process.env.TYPES_CHECKED === "1" },
  // No page uses the optimiser of pictures: without it there is nothing to ask for at /_next/image.
  images: { unoptimized: true },
  poweredByHeader: false,
  // Done by server/every-answer.ts, or by the host.
  compress: false,
  // Like the pages' policies it is decided with the build; on Vercel everything is served over https.
  compiler: {
    defineServer: {
      SITE_OVER_HTTPS: process.env.VERCEL !== undefined || (process.env.SITE_URL ?? "").startsWith("https:"),
      POLICY_PROCESSORS: configuredProcessors(process.env).join(","),
      CONTENT_DAY: new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Moscow" }),
    },
  },
  reactStrictMode: true,
  serverExternalPackages: [
    // It finds its dictionaries beside its own code.
    "az",
    "openai",
    "pino",
    // They run in threads of their own too, outside of the bundle.
    "@vercel/og",
    "piscina",
    "prom-client",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-node",
  ],
  outputFileTracingIncludes: {
    "/api/**": [
      "./content/**/*.md",
      "./content/**/*.yaml",
      "./.generated/photos.json",
      "./node_modules/az/dicts/*",
    ],
    "/api/design/**": drawing,
    "/opengraph/**": ["./content/**/*.md", "./content/**/*.yaml", "./.generated/photos.json", ...drawing],
  },
  // What is prerendered is finished; a server that may not write its own files must not try to.
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    // Next.js leaves one processor to itself, which has nothing to do by then: with two of them pages are built by two workers.
    cpus: Math.max(2, availableParallelism() - 1),
  },
  headers: () =>
    Promise.resolve([
      { source: "/:path*", headers: securityHeaders },
      // Elsewhere every page has its own; there scripts/build/host-policies.ts adds to this rule.
      ...(isForHost ? [fallbackPolicyRule()] : []),
      ...editor.headers,
      ...(isPreview
        ? [{ source: "/:path*", headers: [{ key: "X-Robots-Tag", value: "noindex, nofollow" }] }]
        : []),
      {
        source: "/api/:path*",
        headers: [{ key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" }],
      },
      {
        // The name of a font file holds the hash of its content.
        source: "/fonts/:file*",
        headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
      },
      {
        // So does that of a photograph, which pages of others show too.
        source: "/photos/:file*",
        headers: [
          { key: "Cache-Control", value: "public, max-age=31536000, immutable" },
          { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
        ],
      },
      {
        // They are for pages of others to show.
        source: "/opengraph/:picture*",
        headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
      },
      {
        source: "/:file(icons.svg|diagram-icons.svg|icons/.*|drawings/.*|covers/.*)",
        headers: [{ key: "Cache-Control", value: "public, max-age=86400, stale-while-revalidate=604800" }],
      },
    ]),
  rewrites: () => Promise.resolve(editor.rewrites),
  redirects: () =>
    Promise.resolve(
      Object.entries(legacyServices).flatMap(([from, to]) =>
        ["", "/en"].map((prefix) => ({
          source: `${prefix}${routes.services}/${from}`,
          destination: `${prefix}${servicePath(to)}`,
          permanent: true,
        })),
      ),
    ),
};

export default withNextIntl(nextConfig);
