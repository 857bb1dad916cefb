/** Where the browser tests find the site and the fake CRM; two runs on one machine need ports of their own. */
export const SITE_PORT = Number(process.env.E2E_SITE_PORT ?? 3210);
export const CRM_PORT = Number(process.env.E2E_CRM_PORT ?? 3211);

/** A working site with everything a visitor uses switched on, storing into `dataDir`. */
export const siteEnvironment = (dataDir: string) => ({
  PORT: String(SITE_PORT),
  HOSTNAME: "0.0.0.0",
  DATA_DIR: dataDir,
  LOG_LEVEL: "warn",
  BITRIX24_WEBHOOK_URL: `http://127.0.0.1:${CRM_PORT}/rest/1/secret-code/`,
  BITRIX24_REQUESTS_PER_SECOND: "50",
  // What is sent once more is looked up first, after this time.
  OUTBOX_AMBIGUOUS_WAIT_SECONDS: "1",
  CONTACT_REQUESTS_PER_HOUR: "10000",
});
