import type { ComponentProps } from "react";
import { textareaVariants } from "@/components/ui/textarea-variants";
import { cn } from "@/lib/site/cn";

/** A multi-line control that grows with its text up to its maximum height. `ym-disable-keys` as in `Input`. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea data-slot="textarea" className={cn(textareaVariants(), className)} {...props} />;
}
