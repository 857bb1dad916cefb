import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { RouteId } from "@/lib/i18n/routes";

/** What a page is called in navigations; the generator has its badge. */
export async function RouteName({ id, badge }: { id: RouteId; badge?: string }) {
  const t = await getTranslations("common");
  return (
    <>
      {t(`routes.${id}`)}
      {id === "projectGenerator" && (
        <Badge variant="accent" size="mono" className={badge}>
          {t("header.ai")}
        </Badge>
      )}
    </>
  );
}
