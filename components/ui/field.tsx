import { CircleAlert } from "lucide-react";
import { clsx } from "clsx";
import type { ReactNode } from "react";

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
    <div className={clsx("field", className)}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {note && <span className="caption">{note}</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="caption">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The message under a control; nothing is rendered while there is none. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="field-error">
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}
