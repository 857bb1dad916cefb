import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { buttonVariants, type ButtonLook } from "@/components/ui/button-variants";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook & { arrow?: boolean };

/** A link that looks like a button. `arrow` adds the forward arrow after the words. */
export function ButtonLink({ variant, size, arrow = false, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link
      data-slot="button"
      data-variant={variant ?? "primary"}
      className={cn(buttonVariants({ variant, size }), className)}
      {...rest}
    >
      {children}
      {arrow && <ArrowRight />}
    </Link>
  );
}

/** The way back to where a page belongs. */
export function BackLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      data-slot="button"
      data-variant="secondary"
      className={cn(buttonVariants({ variant: "secondary", size: "small" }), "text-muted", className)}
      {...rest}
    >
      <ArrowLeft />
      {children}
    </Link>
  );
}
