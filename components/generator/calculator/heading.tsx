import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

/** The title of a part of the calculator. */
export const Heading = ({ className, children, ...props }: ComponentProps<"h4">) => (
  <h4 className={cn("text-h4 text-foreground", className)} {...props}>
    {children}
  </h4>
);

/** What is said in small letters below a picture or all of it. */
export const Note = ({ children }: ComponentProps<"p">) => (
  <p className="mt-3.5 max-w-[72ch] text-caption/[1.5] text-subtle">{children}</p>
);
