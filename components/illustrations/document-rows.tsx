import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";

const rows = [
  { id: "document1", icon: "document", tone: "service" },
  { id: "document2", icon: "calendar", tone: "neutral" },
  { id: "document3", icon: "person", tone: "neutral" },
] as const;

/** Three rows of a corporate portal. Decoration. */
export async function DocumentRows() {
  const t = await getTranslations("home.pictures");
  return (
    <div className="document-rows" aria-hidden="true">
      {rows.map(({ id, icon, tone }) => (
        <div key={id}>
          <i>
            <Icon name={icon} />
          </i>
          <span>
            {t(id)}
            <small>{t(`${id}Who`)}</small>
          </span>
          <Badge tone={tone}>{t(`${id}State`)}</Badge>
        </div>
      ))}
    </div>
  );
}
