import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageHead } from "@/components/sections/page-head";
import { Quiet } from "@/components/ui/quiet";
import type { ListPage } from "@/lib/content/listing";
import { pageFacts } from "@/lib/site/page-facts";
import { routes } from "@/lib/i18n/routes";

const dim = { dim: (words: ReactNode) => <Quiet>{words}</Quiet> };

/** The head of a page of a list: the list's own words on its first page, else what it is filtered by, and its number. */
export async function ListHead({ shown: { list, filter, path, page } }: { shown: ListPage }) {
  const t = await getTranslations(list === "blog" ? "blog.page" : "cases.list");
  const eyebrow = t("eyebrow");
  if (path === routes[list])
    return <PageHead eyebrow={eyebrow} title={t.rich("title", dim)} lead={t("lead")} />;
  const lists = await getTranslations("common.lists");
  const { headline } = await pageFacts(path, await getLocale());
  const number = lists("page", { page: String(page) });
  return (
    <PageHead
      eyebrow={page === 1 ? eyebrow : `${eyebrow} · ${number}`}
      title={filter ? headline : t.rich("title", dim)}
      lead={t("lead")}
    />
  );
}
