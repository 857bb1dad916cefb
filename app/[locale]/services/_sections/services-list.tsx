import { getLocale, getTranslations } from "next-intl/server";
import { ServiceTile } from "./service-tile";
import { Container } from "@/components/ui/container";
import { firstServices, otherServices } from "@/lib/content/services";

/** Two rows of tiles where the wide one changes sides, then one with larger pictures. */
const shapes = ["wide", "small", "small", "wide", "medium", "large"] as const;

/** Every service: the first ones as tiles with large pictures, the others side by side in one box below them. */
export async function ServicesList() {
  const t = await getTranslations("services.list");
  const locale = await getLocale();
  const others = otherServices(locale);
  return (
    <section className="pb-[clamp(36px,4vw,56px)]">
      <Container>
        <ul className="grid grid-cols-12 gap-3 md:gap-4">
          {firstServices(locale).map((service, index) => (
            <ServiceTile key={service.id} service={service} shape={shapes[index] ?? "small"} />
          ))}
        </ul>
        {others.length > 0 && (
          <>
            <div className="mt-[clamp(40px,5vw,64px)] mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <h2 className="text-h3">{t("narrow")}</h2>
              <p className="text-muted-foreground">{t("narrowLead")}</p>
            </div>
            <ul className="grid grid-cols-1 overflow-clip rounded-3xl border border-line bg-surface shadow-sheen lg:grid-cols-3">
              {others.map((service) => (
                <ServiceTile key={service.id} service={service} shape="narrow" heading="h3" />
              ))}
            </ul>
          </>
        )}
      </Container>
    </section>
  );
}
