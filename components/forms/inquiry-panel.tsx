import { CircleAlert } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { InquiryForm } from "@/components/forms/inquiry-form";
import { env } from "@/lib/env";
import { Link } from "@/lib/i18n/navigation";
import { inquiryMaxima } from "@/lib/inquiries/maxima";
import { routes } from "@/lib/i18n/routes";

/** Outcomes of a plain post, by the anchors `POST /api/contact` sends a browser without JavaScript to. */
const notices = ["invalid", "failed", "limited"] as const;

/** The form in its panel, with all its words. `withNotices` on the page that a plain post comes back to. */
export async function InquiryPanel({ withNotices = false }: { withNotices?: boolean }) {
  const t = await getTranslations("contacts");
  const errors = await getTranslations("errors");

  const documentLink = (href: string) =>
    function DocumentLink(children: ReactNode) {
      return (
        <Link href={href} target="_blank" rel="noopener" prefetch={false}>
          {children}
          <span className="sr-only"> ({t("form.newTab")})</span>
        </Link>
      );
    };
  const tooLong = (maximum: number) => errors("fields.tooLong", { maximum });

  return (
    <div className="panel inquiry-panel">
      {withNotices &&
        notices.map((kind) => (
          <p key={kind} id={`form-${kind}`} className="inquiry-notice" role="alert" tabIndex={-1}>
            <CircleAlert />
            {t(`notice.${kind}`)}
          </p>
        ))}
      {isDemo && <p className="inquiry-demo">{t("form.demo")}</p>}
      <InquiryForm
        words={{
          label: t("form.label"),
          name: t("form.name"),
          namePlaceholder: t("form.namePlaceholder"),
          email: t("form.email"),
          emailPlaceholder: t("form.emailPlaceholder"),
          company: t("form.company"),
          companyPlaceholder: t("form.companyPlaceholder"),
          optional: t("form.optional"),
          message: t("form.message"),
          messagePlaceholder: t("form.messagePlaceholder"),
          trap: t("form.trap"),
          submit: t("form.submit"),
          sending: t("form.sending"),
        }}
        errors={{
          keys: {
            nameTooShort: errors("fields.nameTooShort"),
            emailInvalid: errors("fields.emailInvalid"),
            messageTooShort: errors("fields.messageTooShort"),
            consentRequired: errors("fields.consentRequired"),
          },
          tooLong: {
            name: tooLong(inquiryMaxima.name),
            email: tooLong(inquiryMaxima.email),
            company: tooLong(inquiryMaxima.company),
            message: tooLong(inquiryMaxima.message),
          },
        }}
        outcome={{
          sent: t("toast.sent"),
          sentText: t("toast.sentText"),
          failed: t("toast.failed"),
          failedText: t("toast.failedText"),
          deliveryFailed: errors("codes.delivery_failed"),
        }}
        brief={{ attached: t("form.brief"), remove: t("form.removeBrief") }}
        consent={t.rich("form.consent", {
          consent: documentLink(routes.consent),
          policy: documentLink(routes.privacyPolicy),
        })}
      />
    </div>
  );
}

/** Without a database Vercel keeps nothing: an inquiry is delivered at once or refused, on servers outside Russia. */
const isDemo = env.VERCEL !== undefined && env.DATABASE_URL === undefined;
