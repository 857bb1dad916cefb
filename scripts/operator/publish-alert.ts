/**
 * Tells by mail that a version could not be published: `publish-alert.ts BRANCH REASON`, for deploy/site-publish. It goes where copies of
 * inquiries go; a site without mail tells nobody.
 */
import "../../server/site-modules.ts";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { takeBuiltAddress } from "../../server/finished.ts";

const [branch = "", reason = ""] = process.argv.slice(2);
// The facts of the company are read from the working directory.
process.chdir(join(import.meta.dirname, "../.."));
takeBuiltAddress();
const { env } = await import("@/lib/env");
const { SITE_URL, SMTP_URL: url, INQUIRY_EMAIL_TO: to } = env;

if (url !== undefined && to !== undefined) {
  const { createMailer } = await import("@/lib/inquiries/server/mailer");
  const { hostname } = new URL(SITE_URL);
  const outcome = await createMailer({ url, to, domain: hostname }).send(randomUUID(), {
    subject: `Сайт ${hostname} не обновился`,
    text: [
      `Последняя правка ветки ${branch} не опубликована. Сайт работает и показывает прежнюю версию.`,
      `Что случилось:\n${reason}`,
      "Если выше назван файл и строка, исправьте текст и сохраните: сайт обновится сам. Если нет, перешлите это письмо тому, кто ведёт сервер.",
    ].join("\n\n"),
  });
  if (outcome.kind !== "sent") {
    process.stderr.write(`The mail was not sent: ${outcome.reason}\n`);
    process.exitCode = 1;
  }
}
