import { CircleAlert } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { InquiryConsent } from "@/components/forms/inquiry-consent";
import { InquiryFields } from "@/components/forms/inquiry-fields";
import { InquiryForm } from "@/components/forms/inquiry-form";
import { Card } from "@/components/ui/card";
import { env } from "@/lib/env";
import { inquiryFieldRows } from "@/lib/inquiries/fields";
import { cn } from "@/lib/site/cn";

/** Outcomes of a plain post, by the anchors `POST /api/contact` sends a browser without JavaScript to. */
const notices = ["invalid", "failed", "limited"] as const;

/** Hidden until the address names it. */
const noticeClass = cn(
  "mb-5 hidden gap-3 rounded-lg border border-[color-mix(in_oklab,var(--destructive)_60%,transparent)] px-4 py-3.5 target:flex",
  "bg-[color-mix(in_oklab,var(--destructive)_8%,var(--surface))] text-[0.9375rem] leading-[1.5]",
);

/** What the form's own checks say, by the key the schema names. */
const errorKeys = [
  ...inquiryFieldRows.flatMap(([, { errorKey }]) => errorKey ?? []),
  "consentRequired",
] as const;

/** The form in its panel, with all its words. `withNotices` on the page that a plain post comes back to. */
export async function InquiryPanel({ withNotices = false }: { withNotices?: boolean }) {
  const t = await getTranslations("contacts");
  const errors = await getTranslations("errors");

  return (
    <Card
      variant="floating"
      className="rounded-3xl bg-[color-mix(in_oklab,var(--surface)_94%,transparent)] p-[clamp(20px,2.4vw,32px)] max-lg:max-w-160"
    >
      {withNotices &&
        notices.map((kind) => (
          <p key={kind} id={`form-${kind}`} className={noticeClass} role="alert" tabIndex={-1}>
            <CircleAlert className="mt-0.5 text-destructive" />
            {t(`notice.${kind}`)}
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
          sent: t("toast.sent"),
          sentText: t("toast.sentText"),
          failed: t("toast.failed"),
          failedText: t("toast.failedText"),
          deliveryFailed: errors("codes.delivery_failed"),
        }}
        brief={{ attached: t("form.brief"), remove: t("form.removeBrief") }}
        fields={<InquiryFields />}
        consent={<InquiryConsent />}
      />
    </Card>
  );
}

/** Without a database Vercel keeps nothing: an inquiry is delivered at once or refused, on servers outside Russia. */
const isDemo = env.VERCEL !== undefined && env.DATABASE_URL === undefined;
