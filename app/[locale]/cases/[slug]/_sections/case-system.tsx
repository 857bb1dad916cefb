import { getLocale, getTranslations } from "next-intl/server";
import { DiagramDrawing } from "@/components/generator/diagram/diagram-drawing";
import { Legend } from "@/components/generator/diagram/legend";
import { alive } from "@/components/illustrations/alive";
import { Eyebrow } from "@/components/ui/eyebrow";
import type { Case } from "@/lib/content/cases";
import { edgeList } from "@/lib/generators/graph";
import { cn } from "@/lib/site/cn";

type CaseSystemProps = { system: NonNullable<Case["system"]>; heading: string | undefined };

/** What was built, as wide as the page: the drawing of the project generator, made on the server, in the colour of the case. */
export async function CaseSystem({ system, heading }: CaseSystemProps) {
  const t = await getTranslations("cases.detail");
  const locale = await getLocale();
  const title = t("systemAlt");
  return (
    <section className="col-span-full pt-[clamp(56px,8vw,112px)] print:break-inside-avoid print:p-0">
      <Eyebrow>{t("systemEyebrow")}</Eyebrow>
      <h2 className="text-h2">{heading ?? t("system")}</h2>
      <figure
        {...alive}
        data-slot="case-system"
        className={cn(
          alive.className,
          "@container mt-[clamp(28px,3.2vw,44px)] overflow-clip rounded-2xl border border-line bg-[color-mix(in_oklab,var(--background)_55%,var(--surface))] [--accent:var(--c)] [--diagram:1120px]",
        )}
      >
        <div className="bg-[radial-gradient(var(--line)_1px,transparent_1px)] bg-size-[16px_16px] bg-position-[8px_8px] px-3.5 py-5">
          <div className="@max-[54rem]:hidden">
            <DiagramDrawing graph={system} lang={locale} shape="broad" title={title} />
          </div>
          <div className="@min-[54rem]:hidden">
            <DiagramDrawing graph={system} lang={locale} shape="narrow" title={title} />
          </div>
        </div>
        <ul className="sr-only">
          {edgeList(system, { main: t("systemMain") }).map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
        <Legend graph={system}>{t("systemArrows")}</Legend>
      </figure>
    </section>
  );
}
