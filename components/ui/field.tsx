import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Label } from "@/components/ui/label";
import { cn } from "@/lib/site/cn";

type FieldProps = {
  /** Id of the control inside; the hint gets `${id}-hint`. */
  id: string;
  label: ReactNode;
  /** Shown after the label, for instance «необязательно». */
  note?: ReactNode;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Label above, control, then what is said about it. */
export function Field({ id, label, note, hint, className, children }: FieldProps) {
  return (
    <div data-slot="field" className={cn("grid min-w-0 grid-cols-1 content-start gap-2", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Label htmlFor={id}>{label}</Label>
        {note && <span className="text-caption font-medium text-subtle">{note}</span>}
      </div>
      {children}
      {hint && (
        <p id={fieldHintId(id)} className="text-caption text-subtle">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Id of the hint of the control with this id. */
export const fieldHintId = (id: string) => `${id}-hint`;

/** Id of the place where the control with this id is told what is wrong. */
export const fieldErrorId = (id: string) => `${id}-error`;

/** That place: the markup may be the server's, and what controls the form then puts a `FieldError` into it. */
export function FieldErrorPlace({ id, className }: { id: string; className?: string }) {
  return (
    <div id={fieldErrorId(id)} data-slot="field-error-place" className={cn("empty:hidden", className)} />
  );
}

/** What is wrong with a control. */
export function FieldError({ className, children, ...props }: ComponentProps<"p">) {
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
