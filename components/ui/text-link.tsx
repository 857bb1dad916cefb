import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";

/** A way further that is quieter than a button: words and an arrow. */
export function TextLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link className={clsx("text-link", className)} {...rest}>
      {children}
      <Icon name="arrow-right" />
    </Link>
  );
}
