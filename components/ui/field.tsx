import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/site/cn";

type FieldProps = {
  /** Id of the control inside; the error gets `${id}-error`, the hint `${id}-hint`. */
  id: string;
  label: ReactNode;
  /** Shown after the label, for instance «необязательно». */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Label above, control, then hint or error below. */
export function Field({ id, label, note, hint, error, className, children }: FieldProps) {
  return (
    <div data-slot="field" className={cn("grid min-w-0 content-start gap-2", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {note && <span className="text-caption font-medium text-subtle">{note}</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-subtle">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The message under a control; nothing is rendered while there is none. */
export function FieldError({ className, children, ...props }: ComponentProps<"p">) {
  if (!children) return null;
  return (
    <p
      data-slot="field-error"
      className={cn("flex items-start gap-[7px] text-caption text-destructive", className)}
      {...props}
    >
      <CircleAlert className="mt-px size-4" />
      <span>{children}</span>
    </p>
  );
}
