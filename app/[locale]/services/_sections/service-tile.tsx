import { cva, type VariantProps } from "class-variance-authority";
import { ArrowRight } from "lucide-react";
import { glimpseColours, ServiceGlimpse } from "@/components/illustrations/service-glimpse";
import { Card, CardLink } from "@/components/ui/card";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";
import { servicePath } from "@/lib/i18n/routes";

/** Tiles of a grid of twelve columns, the whole of it on a phone, and `narrow`: a part of one box, with hairlines between. */
const tileVariants = cva(
  [
    "group/tile isolate overflow-clip",
    glimpseColours,
    "before:absolute before:inset-0 before:-z-1 before:opacity-75 before:transition-opacity before:duration-250 hover:before:opacity-100",
    "before:bg-[radial-gradient(34rem_20rem_at_72%_0,color-mix(in_oklab,var(--s)_13%,transparent),transparent_72%)]",
  ],
  {
    variants: {
      shape: {
        small: "col-span-full md:col-span-6 lg:col-span-4",
        medium: "col-span-full md:col-span-6 lg:col-span-5",
        large: "col-span-full md:col-span-6 lg:col-span-7",
        wide: "col-span-full md:col-span-6 lg:col-span-8 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        narrow: [
          "-mt-px rounded-none border-0 border-t border-line bg-transparent shadow-none has-[[data-slot=card-link]]:hover:border-line lg:-ml-px lg:border-l",
          "md:max-lg:grid md:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:max-lg:items-center",
        ],
      },
    },
  },
);

const artVariants = cva("grid content-center px-5 pt-5 *:block *:size-full md:px-7 md:pt-7", {
  variants: {
    shape: {
      small: "h-52 flex-1 *:max-h-47 md:h-62 md:*:max-h-[206px] md:max-lg:flex-none",
      medium: "h-52 flex-1 *:max-h-47 md:h-75 md:*:max-h-68 md:max-lg:flex-none",
      large: "h-52 flex-1 *:max-h-47 md:h-75 md:*:max-h-68 md:max-lg:flex-none",
      /** Beside the words. The first of the list stands on the lower edge. */
      wide: "h-52 flex-1 *:max-h-47 md:h-62 md:*:max-h-[206px] md:max-lg:flex-none lg:order-1 lg:h-full lg:pb-7 lg:pl-0 lg:*:max-h-none lg:group-first/tile:pb-0",
      narrow: "h-37 flex-none *:max-h-[206px] md:h-44 md:max-lg:pb-7",
    },
  },
});

type ServiceTileProps = {
  service: Service;
  shape: NonNullable<VariantProps<typeof tileVariants>["shape"]>;
  heading?: "h2" | "h3";
};

/** A service in the list: its picture, its name, one or two sentences. The whole tile is one link. */
export function ServiceTile({ service, shape, heading: Title = "h2" }: ServiceTileProps) {
  const wide = shape === "wide";
  return (
    <Card asChild hue={service.color} className={tileVariants({ shape })}>
      <li>
        <span className={artVariants({ shape })}>
          <ServiceGlimpse picture={service.picture} icon={service.icon} />
        </span>
        <div
          className={cn(
            "p-5 md:px-7 md:pt-6 md:pb-7",
            wide && "lg:flex lg:flex-col lg:justify-end lg:pt-7 lg:pr-8",
          )}
        >
          <Title
            className={cn(
              "flex items-start justify-between gap-3 text-h3",
              wide && "lg:text-[1.625rem] lg:leading-[1.17] lg:tracking-[-0.03em]",
            )}
          >
            <CardLink href={servicePath(service.id)} data-track="service_click" data-track-label={service.id}>
              {service.title}
            </CardLink>
            <ArrowRight className="mt-[3px] text-subtle [transition:color_120ms,translate_200ms_var(--ease)] group-hover/tile:translate-x-0.5 group-hover/tile:text-service" />
          </Title>
          <p className="mt-2 max-w-[34em] text-[0.96875rem] leading-[1.55] text-muted-foreground">
            {service.description}
          </p>
        </div>
      </li>
    </Card>
  );
}
