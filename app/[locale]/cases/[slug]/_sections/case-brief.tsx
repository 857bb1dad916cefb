import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { BackLink, ButtonLink } from "@/components/ui/link";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

/** Below the text; on wide screens over the cover's corner, from where it goes along with the story. On paper the facts alone. */
const card = cn(
  "block border-line-strong p-5 shadow-floating md:p-7",
  "max-lg:mb-[clamp(56px,8vw,88px)] max-lg:max-w-[36rem] lg:sticky lg:top-24 lg:z-2 lg:col-start-2 lg:row-start-1 lg:-mt-31 lg:mr-7",
  "print:static print:order-first print:m-0 print:w-full print:border-0 print:p-0 print:shadow-none",
);

const row = cn(
  "border-t border-line py-[9px] last:border-b md:py-3",
  "max-md:grid max-md:grid-cols-[minmax(5.75rem,auto)_minmax(0,1fr)] max-md:items-baseline",
);

/** The facts of a project, and the ways to talk about it and back. */
export async function CaseBrief({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  const facts = [
    [t("client"), item.clientName],
    [t("industry"), item.industry],
    [t("period"), t("periodValue", { year: String(item.year) })],
  ] as const;
  return (
    <Card asChild className={card}>
      <aside aria-labelledby="brief">
        <h2 className="text-h4 print:hidden" id="brief">
          {t("brief")}
        </h2>
        <dl className="mt-3 mb-[18px] md:mt-4 md:mb-6 print:m-0">
          {facts.map(([label, value]) => (
            <div key={label} className={row}>
              <dt className="text-caption text-subtle">{label}</dt>
              <dd className="mt-0.5 font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink
          href={routes.contacts}
          arrow
          className="w-full"
          data-track="contact_us"
          data-track-label={item.slug}
        >
          {t("discuss")}
        </ButtonLink>
        <p className="mt-3.5 mb-[18px] text-sm text-subtle print:hidden">{t("discussHint")}</p>
        <BackLink href={routes.cases} className="w-full">
          {t("back")}
        </BackLink>
      </aside>
    </Card>
  );
}
