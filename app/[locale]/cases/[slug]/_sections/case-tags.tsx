import { getTranslations } from "next-intl/server";
import { Tags } from "@/components/ui/tags";

/** What a project was built with. Nothing of a project that does not say. */
export async function CaseTags({
  tags,
  className,
}: {
  tags: readonly string[] | undefined;
  className: string;
}) {
  const t = await getTranslations("cases.detail");
  if (!tags) return null;
  return (
    <div data-slot="case-tags" className={className}>
      <h3 className="mb-3 text-[0.875rem] font-medium text-subtle">{t("technologies")}</h3>
      <Tags items={tags} />
    </div>
  );
}
