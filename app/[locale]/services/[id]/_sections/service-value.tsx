import { getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";

const glow = cn(
  "relative isolate overflow-clip before:absolute before:inset-0 before:-z-1",
  "before:bg-[radial-gradient(50rem_30rem_at_12%_30%,color-mix(in_oklab,var(--s)_calc(var(--glow)*75%),transparent),transparent_70%)]",
);

/** What the service is worth to the business, in one thought and a few facts. */
export async function ServiceValue({ service }: { service: Service }) {
  const t = await getTranslations("services.detail");
  const { lead, rest, facts } = service.businessValue;
  return (
    <section
      className={cn(
        "border-y border-line bg-[color-mix(in_oklab,var(--s)_4%,var(--background))] pt-[clamp(72px,8vw,116px)]",
        glow,
      )}
    >
      <Container>
        <Eyebrow asChild>
          <h2>{t("value")}</h2>
        </Eyebrow>
        <p className="max-w-[29em] border-l-3 border-[var(--s)] pl-[clamp(20px,3.2vw,44px)] text-[clamp(1.5rem,1.05rem+1.75vw,2.375rem)] leading-[1.22] font-medium tracking-[-0.03em]">
          {lead} <span className="text-muted-foreground">{rest}</span>
        </p>
        <dl className="mt-[clamp(56px,6vw,88px)] grid grid-cols-1 border border-b-0 border-line md:auto-cols-fr md:grid-flow-col">
          {facts.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-1.5 border-line px-5 pt-4.5 pb-5 not-first:border-t md:px-7 md:pt-6 md:pb-[30px] md:not-first:border-t-0 md:not-first:border-l"
            >
              <dt className="max-w-[20em] text-[0.9375rem] leading-[1.4] text-muted-foreground">{label}</dt>
              <dd className="text-[1.75rem] leading-[1.15] font-semibold tracking-[-0.035em]">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
