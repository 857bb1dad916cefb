import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";

/** A way further that is quieter than a button: words and an arrow. */
export function TextLink({ className, children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      data-slot="text-link"
      className={cn(
        "group/text-link inline-flex min-h-11 items-center gap-[9px] font-medium tracking-[-0.01em]",
        className,
      )}
      {...props}
    >
      {children}
      <ArrowRight className="size-4.5 text-[var(--c,var(--accent))] transition-transform duration-200 ease-out group-hover/text-link:translate-x-[3px]" />
    </Link>
  );
}
