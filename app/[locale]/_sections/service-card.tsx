import { ArrowUpRight } from "lucide-react";
import type { ComponentType } from "react";
import { alive } from "@/components/illustrations/alive";
import { AgentRun } from "@/components/illustrations/agent-run";
import { DayHours } from "@/components/illustrations/day-hours";
import { DocumentRows } from "@/components/illustrations/document-rows";
import { Gantt } from "@/components/illustrations/gantt";
import { Layers } from "@/components/illustrations/layers";
import { LoadHistogram } from "@/components/illustrations/load-histogram";
import { ServiceGlimpse } from "@/components/illustrations/service-glimpse";
import { ServiceSign } from "@/components/sections/service-sign";
import { Card, CardLink } from "@/components/ui/card";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";
import { servicePath } from "@/lib/i18n/routes";
import type { DrawnService } from "@/lib/pictures/drawn-services";

/** What is drawn on a card. A drawing without one stands as its small picture of the list of services. */
const pictures: Partial<Record<DrawnService, ComponentType>> = {
  "ai-agents": AgentRun,
  highload: LoadHistogram,
  "digital-office": DocumentRows,
  "digital-production": Gantt,
  "domestic-infrastructure": Layers,
  support: DayHours,
};

/** Columns of a card, and in a row of its own the picture beside the words. */
const shapes = {
  large: { card: "md:col-span-full lg:col-span-7", art: "content-stretch", text: "" },
  medium: { card: "lg:col-span-5", art: "", text: "" },
  third: { card: "lg:col-span-4", art: "", text: "" },
  half: { card: "lg:col-span-6", art: "", text: "" },
  row: {
    card: "flex-col-reverse md:col-span-full md:flex-row-reverse lg:col-span-full",
    art: "flex flex-1 border-line px-5 py-6 max-md:border-t md:h-auto md:border-l md:px-8 md:pt-8 md:pb-8",
    text: "md:flex-[0_0_41.5%] md:self-center md:py-8",
  },
} as const;

export type CardShape = keyof typeof shapes;

/** Light in the colour of the service, brighter under the pointer. */
const light = cn(
  "isolate overflow-clip before:absolute before:inset-0 before:-z-1",
  "before:bg-[radial-gradient(30rem_18rem_at_70%_0,color-mix(in_oklab,var(--s)_13%,transparent),transparent_72%)]",
  "before:opacity-75 before:transition-opacity before:duration-250 hover:before:opacity-100",
);

/** The ring of the focus around the card: the link's own would be clipped with the light. */
const ring =
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent";

/** One service of the bento: its own picture, name and two lines; the whole card is one link. */
export function ServiceCard({ service, shape }: { service: Service; shape: CardShape }) {
  const Picture = service.picture && pictures[service.picture];
  const { card, art, text } = shapes[shape];
  return (
    <Card
      {...alive}
      hue={service.color}
      className={cn("group/service md:col-span-6", light, ring, card, alive.className)}
    >
      <div className={cn("grid content-center max-md:hidden md:h-[14.5rem] md:px-7 md:pt-7", art)}>
        {Picture ? (
          <Picture />
        ) : (
          <span className="mx-auto block size-full max-h-44 *:block *:size-full">
            <ServiceGlimpse picture={service.picture} icon={service.icon} />
          </span>
        )}
      </div>
      <div className={cn("@container px-4 py-3.5 md:px-7 md:pt-5.5 md:pb-7", text)}>
        <h3 className="mb-2 flex items-center gap-3 text-h4 md:items-start md:justify-between md:gap-4 md:text-[1.375rem]">
          <ServiceSign name={service.icon} className="size-9 flex-none rounded-[10px] p-2 md:hidden" />
          <CardLink href={servicePath(service.id)} data-track="service_click" data-track-label={service.id}>
            {service.title}
          </CardLink>
          <ArrowUpRight className="mt-1 text-subtle transition-[translate,color] duration-200 group-hover/service:translate-x-0.5 group-hover/service:-translate-y-0.5 group-hover/service:text-service max-md:hidden" />
        </h3>
        <p className="max-w-[34em] text-sm text-muted-foreground md:text-[0.9375rem]">
          {service.description}
        </p>
      </div>
    </Card>
  );
}
