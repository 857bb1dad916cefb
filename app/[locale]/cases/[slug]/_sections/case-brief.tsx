import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { BackLink, ButtonLink } from "@/components/ui/link";
import type { Case } from "@/lib/content/cases";
import { getService } from "@/lib/content/services";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";
import { contactsAbout, routes, servicePath } from "@/lib/i18n/routes";

/** The way of the card: from the cover's corner to the end of the story. The card stays within it; in a grid it would not. */
const way = cn(
  "max-lg:mb-[clamp(56px,8vw,88px)]",
  "lg:z-2 lg:col-start-2 lg:row-start-1 lg:-mt-31 lg:mr-7 lg:self-stretch lg:pb-[clamp(48px,5.6vw,80px)]",
  "print:order-first print:m-0 print:w-full print:p-0",
);

/** Below the text; on wide screens beside the story, along with which it goes. On paper the facts alone. */
const card = cn(
  "block border-line-strong p-5 shadow-floating md:p-7 lg:sticky lg:top-24",
  "print:static print:border-0 print:p-0 print:shadow-none",
);

const row = cn(
  "border-t border-line py-[9px] last:border-b md:py-3 md:max-lg:last:border-b-0",
  // Beside each other as long as there is room: not where text is enlarged.
  "max-md:items-baseline max-md:gap-x-4 max-md:@min-[16rem]:grid max-md:@min-[16rem]:grid-cols-[6.5rem_minmax(0,1fr)]",
);

type FactProps = {
  label: string;
  /** The head of the page says it too, but is not printed. */
  isOnPaper?: boolean;
  children: ReactNode;
};

const Fact = ({ label, isOnPaper = false, children }: FactProps) => (
  <div className={cn(row, isOnPaper && "hidden max-md:@min-[16rem]:hidden print:grid")}>
    <dt className="text-caption text-subtle">{label}</dt>
    <dd className="mt-0.5 font-medium">{children}</dd>
  </div>
);

/** The facts of a project, and the ways to talk about it and back. The card leaves its button out where the bar at the lower edge has it. */
export async function CaseBrief({ item }: { item: Case }) {
  const t = await getTranslations("cases.detail");
  const locale = await getLocale();
  const services = item.services?.flatMap((id) => getService(locale, id) ?? []) ?? [];
  const year = t("periodValue", { year: String(item.year) });
  const { duration } = item;
  return (
    <div className={way}>
      <Card asChild className={card}>
        <aside aria-labelledby="brief">
          <h2 className="text-h4 print:hidden" id="brief">
            {t("brief")}
          </h2>
          <dl className="@container mt-3 mb-[18px] md:mt-4 md:mb-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 print:m-0">
            <Fact label={t("client")}>
              <span data-slot="case-client">{item.clientName}</span>
            </Fact>
            <Fact label={t("industry")} isOnPaper>
              {item.industry}
            </Fact>
            <Fact label={t("period")} isOnPaper={duration === undefined}>
              {duration === undefined ? year : <span className="hidden print:inline">{year}, </span>}
              {duration}
            </Fact>
            {item.team !== undefined && <Fact label={t("team")}>{item.team}</Fact>}
            {services.length > 0 && (
              <Fact label={t("services")}>
                <ul className="grid gap-1 pointer-coarse:gap-0">
                  {services.map(({ id, title }) => (
                    <li key={id}>
                      <Link
                        href={servicePath(id)}
                        className="block w-fit underline decoration-line-strong decoration-1 underline-offset-4 transition-[text-decoration-color] duration-150 hover:decoration-current print:no-underline pointer-coarse:py-2.5"
                      >
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Fact>
            )}
          </dl>
          <ButtonLink
            href={contactsAbout("case", item.slug)}
            arrow
            className="w-full max-lg:hidden"
            data-track="contact_us"
            data-track-label={item.slug}
          >
            {t("discuss")}
          </ButtonLink>
          <BackLink href={routes.cases} className="w-full lg:mt-3">
            {t("back")}
          </BackLink>
        </aside>
      </Card>
    </div>
  );
}
