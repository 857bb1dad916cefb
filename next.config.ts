import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: ["ru", "en"], precompile: true } },
});

const nextConfig: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["pino"],
  outputFileTracingIncludes: { "/api/**": ["./content/**/*.md"] },
};

export default withNextIntl(nextConfig);
