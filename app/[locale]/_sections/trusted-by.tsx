import { getLocale, getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Crosses } from "@/components/ui/crosses";
import { ContentIcon } from "@/components/ui/content-icon";
import { listClients } from "@/lib/content/clients";
import { cn } from "@/lib/site/cn";

/** The lines along the right and the lower edge of the grid are clipped away. */
const cell = cn(
  "-mr-px -mb-px flex min-h-[58px] items-center gap-2.5 border-r border-b border-line px-3.5 text-sm/[1.2]",
  "max-[23.5rem]:gap-2 max-[23.5rem]:px-2 max-[23.5rem]:text-caption/[1.2] md:min-h-19 md:justify-center md:px-2.5",
);

/** A hairline grid: one cell of caption and the marks of clients. */
export async function TrustedBy() {
  const t = await getTranslations("home");
  const clients = listClients(await getLocale());
  if (clients.length === 0) return null;
  return (
    <div className="border-t border-line bg-[color-mix(in_oklab,var(--background)_70%,transparent)]">
      <Container className="relative">
        <Crosses />
        <div className="grid grid-cols-2 overflow-clip border-line md:grid-cols-4 md:border-x lg:grid-cols-6">
          <h2 className={cn(cell, "font-normal text-subtle")}>{t("trusted")}</h2>
          <ul data-slot="clients" className="contents">
            {clients.map(({ icon, name }) => (
              <li
                key={name}
                className={cn(
                  cell,
                  "font-medium tracking-[-0.02em] text-muted-foreground md:text-[0.9375rem]",
                )}
              >
                <ContentIcon name={icon} className="size-5.5" />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}
