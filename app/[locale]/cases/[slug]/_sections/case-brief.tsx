import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CaseServices } from "./case-services";
import { BackLink, ButtonLink } from "@/components/ui/link";
import type { Case } from "@/lib/content/cases";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";
import { contactsAbout, routes } from "@/lib/i18n/routes";

/** The way of the card to the end of the story. The card stays within it; in a grid it would not. */
const way = cn(
  "lg:z-2 lg:col-start-2 lg:row-start-1 lg:self-stretch lg:pb-[clamp(48px,5.6vw,80px)]",
  "print:order-first print:m-0 print:w-full print:p-0",
);

/** Where it begins: in the cover's corner, or below the cover. */
const starts = {
  cover: "lg:-mt-[min(14.5rem,26vw-6.5rem)] lg:mr-7",
  below: "lg:pt-[clamp(48px,5.6vw,80px)]",
};

/** Below the text: the way back alone. On wide screens a card with all facts, beside the story, along with which it goes. On paper the facts alone. */
const card = cn(
  "rounded-3xl lg:sticky lg:top-24 lg:border lg:border-line-strong lg:bg-surface lg:p-7 lg:shadow-floating",
  "print:static print:border-0 print:p-0 print:shadow-none",
);

const row = cn(
  "border-line lg:border-t lg:py-3 lg:last:border-b",
  // Beside each other as long as there is room: not where text is enlarged.
  "max-md:items-baseline max-md:gap-x-4 max-md:@min-[16rem]:grid max-md:@min-[16rem]:grid-cols-[6.5rem_minmax(0,1fr)]",
);

/** The head of the page has some facts in sight on every screen, and others where the card does not hang beside it. It is not printed. */
const places = {
  wide: "max-lg:hidden max-md:@min-[16rem]:hidden print:grid",
  paper: "hidden max-md:@min-[16rem]:hidden print:grid",
};

type FactProps = { label: string; on?: keyof typeof places; children: ReactNode };

const Fact = ({ label, on = "wide", children }: FactProps) => (
  <div className={cn(row, places[on])}>
    <dt className="text-caption text-subtle">{label}</dt>
    <dd className="mt-0.5 font-medium">{children}</dd>
  </div>
);

/** The facts of a project, and the ways to talk about it and back. The card leaves its button out where the bar at the lower edge has it. */
export async function CaseBrief({ item, services }: { item: Case; services: readonly Service[] }) {
  const t = await getTranslations("cases.detail");
  const year = t("finished", { year: String(item.year) });
  const { duration, head } = item;
  const start = starts[head === undefined ? "cover" : "below"];
  return (
    <div className={cn(way, start)}>
      <aside aria-labelledby="brief" className={card}>
        <h2 className="text-h4 max-lg:hidden print:hidden" id="brief">
          {t("brief")}
        </h2>
        <dl className="@container lg:mt-4 lg:mb-6 print:m-0">
          <Fact label={t("client")}>
            <span data-slot="case-client">{item.clientName}</span>
          </Fact>
          <Fact label={t("industry")} on="paper">
            {item.industry}
          </Fact>
          <Fact label={t("period")} on={duration === undefined ? "paper" : "wide"}>
            {duration === undefined ? year : <span className="hidden print:inline">{year}, </span>}
            {duration}
          </Fact>
          {item.team !== undefined && <Fact label={t("team")}>{item.team}</Fact>}
          {services.length > 0 && (
            <Fact label={t("services")}>
              <CaseServices services={services} className="grid gap-1 pointer-coarse:gap-0" />
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
        <BackLink
          href={routes.cases}
          className="max-lg:border-0 max-lg:bg-transparent max-lg:px-0 lg:mt-3 lg:w-full"
        >
          {t("back")}
        </BackLink>
      </aside>
    </div>
  );
}
