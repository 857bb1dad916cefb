import { getTranslations } from "next-intl/server";
import { CaseServices } from "./case-services";
import type { Service } from "@/lib/content/services";
import { cn } from "@/lib/site/cn";

type CaseTagsProps = { tags: readonly string[] | undefined; services: readonly Service[] };

const name = "mb-3 text-[0.875rem] font-medium text-subtle";

/** What a project was built with, and the services it used where no card has them. Nothing of a project that tells neither. */
export async function CaseTags({ tags, services }: CaseTagsProps) {
  const t = await getTranslations("cases.detail");
  return (
    <>
      {tags && (
        <div data-slot="case-tags" className="print:mt-[8pt]">
          <h3 className={name}>{t("technologies")}</h3>
          <ul className="grid gap-1 font-medium text-foreground">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      )}
      {services.length > 0 && (
        <div className="mt-8 lg:hidden print:hidden">
          <h3 className={cn(name, "pointer-coarse:mb-0")}>{t("services")}</h3>
          <CaseServices services={services} className="flex flex-wrap gap-x-6 font-medium" />
        </div>
      )}
    </>
  );
}
