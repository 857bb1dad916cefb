import { getTranslations } from "next-intl/server";

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
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className="rounded-[8px] border border-line-strong bg-[color-mix(in_oklab,var(--surface)_60%,transparent)] px-3 py-1.5 text-sm leading-[1.4] font-medium"
          >
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
