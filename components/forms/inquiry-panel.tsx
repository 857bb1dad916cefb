import { CircleAlert } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { failureLook } from "@/components/forms/failure-look";
import { InquiryConsent } from "@/components/forms/inquiry-consent";
import { InquiryFields } from "@/components/forms/inquiry-fields";
import { InquiryForm } from "@/components/forms/inquiry-form";
import { NextInShort } from "@/components/forms/next-in-short";
import { Card } from "@/components/ui/card";
import { getCompany } from "@/lib/content/company";
import { env } from "@/lib/env";
import { inquiryFieldNames, inquiryFieldRows, type InquiryFieldName } from "@/lib/inquiries/fields";
import { fileMegabytes, MAX_FILE_BYTES } from "@/lib/inquiries/file";

/** Outcomes of a plain post, by the anchors `POST /api/contact` sends a browser without JavaScript to. */
const notices = ["invalid", "failed", "limited", "file"] as const;

/** Hidden until the address names it. */
const noticeClass = `mb-5 hidden gap-3 target:flex ${failureLook}`;

/** What the form's own checks say, by the key the schema names. */
const errorKeys = [
  ...inquiryFieldRows.flatMap(([, { errorKey }]) => errorKey ?? []),
  "consentRequired",
] as const;

/** The form in its panel, with all its words. `withNotices` on the page that a plain post comes back to. */
export async function InquiryPanel({ withNotices = false }: { withNotices?: boolean }) {
  const t = await getTranslations("contacts");
  const errors = await getTranslations("errors");
  const sentWords = Object.fromEntries(inquiryFieldNames.map((name) => [name, t(`form.${name}`)])) as Record<
    InquiryFieldName,
    string
  >;

  const subjectWords = { service: t("form.service"), case: t("form.case") };

  return (
    <Card
      variant="floating"
      className="rounded-3xl bg-[color-mix(in_oklab,var(--surface)_94%,transparent)] p-[clamp(20px,2.4vw,32px)]"
    >
      {withNotices &&
        notices.map((kind) => (
          <p key={kind} id={`form-${kind}`} className={noticeClass} role="alert" tabIndex={-1}>
            <CircleAlert className="mt-0.5 text-destructive" />
            {t(`notice.${kind}`, { maximum: fileMegabytes(maxFileBytes) })}
          </p>
        ))}
      {isDemo && <p className="mb-4.5 text-sm/[1.6] text-muted-foreground">{t("form.demo")}</p>}
      <InquiryForm
        words={{
          label: t("form.label"),
          trap: t("form.trap"),
          submit: t("form.submit"),
          sending: t("form.sending"),
        }}
        control={{
          errors: Object.fromEntries(errorKeys.map((key) => [key, errors(`fields.${key}`)])),
          tooLong: Object.fromEntries(
            inquiryFieldRows.map(([name, { max }]) => [name, errors("fields.tooLong", { maximum: max })]),
          ),
          file: isDemo
            ? undefined
            : {
                maxBytes: maxFileBytes,
                remove: t("form.removeFile"),
                wrongType: errors("fields.fileType"),
                tooLarge: errors("fields.fileTooLarge", { maximum: fileMegabytes(maxFileBytes) }),
              },
          sent: t("toast.sent"),
          sentText: t("toast.sentText"),
          failed: t("toast.failed"),
          failedText: t("toast.failedText"),
          deliveryFailed: errors("codes.delivery_failed"),
        }}
        sent={{
          ...sentWords,
          ...subjectWords,
          title: t("toast.sent"),
          text: t("toast.sentText"),
          number: t("sent.number"),
          time: t("sent.time"),
          copy: t("sent.copy"),
          brief: t("form.brief"),
          file: t("form.file"),
          cases: t("thankYou.primary"),
          again: t("sent.again"),
        }}
        brief={{
          attached: t("form.brief"),
          remove: t("form.removeBrief"),
          proposal: t("form.proposal", { task: "{task}" }),
          proposed: t("form.proposed"),
          clear: t("form.clearProposal"),
        }}
        subjects={{ ...subjectWords, remove: t("form.removeSubject") }}
        fields={<InquiryFields maxFileBytes={isDemo ? undefined : maxFileBytes} />}
        consent={<InquiryConsent />}
        otherWays={<OtherWays />}
        next={<NextInShort className="text-sm" />}
      />
    </Card>
  );
}

/** Phone and mail, beside the words of a failure: what was written need not wait for the form. */
async function OtherWays() {
  const t = await getTranslations("contacts.sent");
  const { phone, phoneHref, email, emailHref } = getCompany(await getLocale());
  const link = (href: string) =>
    function Way(children: ReactNode) {
      return (
        <a href={href} className="whitespace-nowrap underline underline-offset-3">
          {children}
        </a>
      );
    };
  return <p>{t.rich("otherWays", { phone, email, call: link(phoneHref), write: link(emailHref) })}</p>;
}

/** Without a database Vercel keeps nothing: an inquiry is delivered at once or refused, on servers outside Russia. */
const isDemo = env.VERCEL !== undefined && env.DATABASE_URL === undefined;

const maxFileBytes = env.VERCEL === undefined ? MAX_FILE_BYTES.server : MAX_FILE_BYTES.vercel;
