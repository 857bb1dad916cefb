import { screenOnly } from "@/components/generator/screen-only";
import { cn } from "@/lib/site/cn";

type ToolDisclaimerProps = { title: string; draft: string; data: string; className?: string };

const term = "max-w-[62ch] text-sm/[1.55] text-muted-foreground";

/** What a draft is worth. */
export const ToolDisclaimer = ({ title, draft, data, className }: ToolDisclaimerProps) => (
  <div className={cn("grid content-start gap-2.5", screenOnly, className)}>
    <h2 className="text-h4">{title}</h2>
    <p className={term}>{draft}</p>
    <p className={term}>{data}</p>
  </div>
);
