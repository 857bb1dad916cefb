import { Calendar, FileText, User } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";

const rows = [
  { id: "document1", Icon: FileText, tone: "service" },
  { id: "document2", Icon: Calendar, tone: "neutral" },
  { id: "document3", Icon: User, tone: "neutral" },
] as const;

/** Three rows of a corporate portal. Decoration. */
export async function DocumentRows() {
  const t = await getTranslations("home.pictures");
  return (
    <div className="document-rows" aria-hidden="true">
      {rows.map(({ id, Icon, tone }) => (
        <div key={id}>
          <i>
            <Icon />
          </i>
          <span>
            {t(id)}
            <small>{t(`${id}Who`)}</small>
          </span>
          <Badge variant={tone}>{t(`${id}State`)}</Badge>
        </div>
      ))}
    </div>
  );
}
