import { getTranslations } from "next-intl/server";
import type { ExhibitName } from "@/lib/pictures/exhibits/names";
import { cn } from "@/lib/site/cn";

type ExhibitCaptionProps = { name: ExhibitName; className?: string | undefined };

/** What the drawing of a cover shows, in a line below it: a drawing without units would be an ornament. */
export async function ExhibitCaption({ name, className }: ExhibitCaptionProps) {
  const t = await getTranslations("exhibits");
  return (
    <p
      data-slot="exhibit-caption"
      className={cn("mt-3 text-caption text-pretty text-subtle print:hidden", className)}
    >
      {t(name)}
    </p>
  );
}
