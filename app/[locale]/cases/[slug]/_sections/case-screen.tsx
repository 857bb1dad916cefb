import { getTranslations } from "next-intl/server";
import { Container } from "@/components/ui/container";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { cn } from "@/lib/site/cn";

const section = cn(
  "col-span-full mx-[calc(-1*var(--side))] pt-[clamp(72px,8vw,112px)]",
  "print:m-0 print:break-inside-avoid print:p-0",
);

const row = "grid grid-cols-1 gap-x-6 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[13rem_minmax(0,1fr)]";

/** What its people see: one screen of the system, drawn, and what is better for them. */
export async function CaseScreen({ screen }: { screen: NonNullable<Case["screen"]> }) {
  const t = await getTranslations("cases.detail");
  return (
    <section className={section}>
      <Container className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7.6fr)] print:block">
        <div>
          <Eyebrow>{t("screen")}</Eyebrow>
          <h2 className="text-h2">{screen.heading}</h2>
          <p className="mt-4 max-w-[26em] leading-[1.6] text-muted-foreground">{screen.note}</p>
        </div>
        <figure
          data-slot="case-screen"
          className="overflow-clip rounded-2xl border border-line-strong bg-surface shadow-floating print:shadow-none"
        >
          <figcaption className="flex items-center gap-3 border-b border-line bg-raised px-4 py-2.5 font-mono text-mono text-subtle md:px-5">
            <span aria-hidden="true" className="size-2 rounded-full bg-(--c)" />
            {screen.app}
          </figcaption>
          <div className="p-5 md:p-8">
            <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="text-h4 font-semibold">{screen.title}</p>
              <p className="rounded-md bg-[color-mix(in_oklab,var(--c)_var(--tint),transparent)] px-2.5 py-1 text-caption font-medium text-service">
                {screen.state}
              </p>
            </div>
            {screen.text !== undefined && (
              <p className="mb-5 rounded-lg bg-raised px-4 py-3.5 text-[0.9375rem] leading-[1.6] text-pretty">
                {screen.text}
              </p>
            )}
            <dl className="text-[0.9375rem] leading-[1.45]">
              {screen.rows.map(({ label, value, key }) => (
                <div key={label} className={row}>
                  <dt className="text-subtle">{label}</dt>
                  <dd className={key === true ? "font-semibold text-service" : "font-medium"}>{value}</dd>
                </div>
              ))}
            </dl>
            {/* Drawn: there is nothing to press on a picture of a screen. */}
            <p aria-hidden="true" className="mt-6 flex flex-wrap gap-2.5 text-sm font-medium select-none">
              {screen.actions.map((action, index) => (
                <span
                  key={action}
                  className={cn(
                    "rounded-md px-3.5 py-2",
                    index === 0 ? "bg-(--c) text-background" : "border border-line-strong",
                  )}
                >
                  {action}
                </span>
              ))}
            </p>
          </div>
        </figure>
      </Container>
    </section>
  );
}
