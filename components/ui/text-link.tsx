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
        "group/text-link inline-flex min-h-11 items-center font-medium tracking-[-0.01em]",
        className,
      )}
      {...props}
    >
      {children}
      {/* Where the words are a text, the word joiner keeps the arrow on the line of the last one. */}
      {"\u2060"}
      <ArrowRight className="ml-2 inline size-4.5 text-[var(--c,var(--accent))] transition-transform duration-200 ease-out group-hover/text-link:translate-x-[3px]" />
    </Link>
  );
}
