import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldErrorPlace } from "@/components/ui/field";
import { Link } from "@/lib/i18n/navigation";
import { routes } from "@/lib/i18n/routes";

const ID = "inquiry-consent";

const documentClass =
  "text-foreground underline decoration-subtle underline-offset-3 hover:decoration-current";

/** The consent, with its two documents. */
export async function InquiryConsent() {
  const t = await getTranslations("contacts.form");
  const documentLink = (href: string) =>
    function DocumentLink(children: ReactNode) {
      return (
        <Link className={documentClass} href={href} target="_blank" rel="noopener" prefetch={false}>
          {children}
          <span className="sr-only"> ({t("newTab")})</span>
        </Link>
      );
    };
  return (
    <div
      data-slot="inquiry-consent"
      className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-[7px] text-sm text-muted-foreground"
    >
      {/* Not even the browser may put a tick back after a reload: consent is given by hand. */}
      <Checkbox id={ID} name="consent" required autoComplete="off" />
      <label htmlFor={ID} className="pointer-coarse:-my-3 pointer-coarse:py-3">
        {t.rich("consent", {
          consent: documentLink(routes.consent),
          policy: documentLink(routes.privacyPolicy),
        })}
      </label>
      <FieldErrorPlace id={ID} className="col-start-2" />
    </div>
  );
}
