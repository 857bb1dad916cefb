import { Calendar, FileText, User } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { come, steps } from "@/components/illustrations/alive";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/site/cn";

const rows = [
  { id: "document1", Icon: FileText, tone: "service" },
  { id: "document2", Icon: Calendar, tone: "neutral" },
  { id: "document3", Icon: User, tone: "neutral" },
] as const;

/** Three rows of a corporate portal. Decoration. */
export async function DocumentRows() {
  const t = await getTranslations("home.pictures");
  return (
    <div className={cn("grid gap-2", steps)} aria-hidden="true">
      {rows.map(({ id, Icon, tone }) => (
        <div
          key={id}
          className={cn(
            "flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-[12px] border border-line bg-[color-mix(in_oklab,var(--background)_45%,var(--surface))] px-3.5 py-[11px] text-[0.875rem] leading-[1.4]",
            come,
          )}
        >
          <i className="hidden size-8.5 place-items-center rounded-md bg-[color-mix(in_oklab,var(--c)_var(--tint),var(--raised))] text-service md:grid">
            <Icon className="size-4.5" />
          </i>
          <span className="flex-[1_0_6.5rem]">
            {t(id)}
            <small className="block text-xs leading-[1.3] text-subtle">{t(`${id}Who`)}</small>
          </span>
          <Badge variant={tone}>{t(`${id}State`)}</Badge>
        </div>
      ))}
    </div>
  );
}
