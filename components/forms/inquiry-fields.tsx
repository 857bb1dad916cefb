import { getTranslations } from "next-intl/server";
import { Field, FieldErrorPlace, fieldHintId } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { inquiryFieldRows } from "@/lib/inquiries/fields";
import { fileEndings, fileMegabytes } from "@/lib/inquiries/file";
import { cn } from "@/lib/site/cn";

/** A field steps back while the form is sent. */
const quiet = "in-aria-busy:border-line-strong";

const FILE = "inquiry-file";

/**
 * A browser draws a file control in its own language. The box shows a button in the language of the page, and the control lies over it
 * unseen: it takes clicks, dropped files and focus. Without scripts it shows the name of the chosen file itself.
 */
const fileBox = cn(
  "relative flex min-h-12 items-center gap-3 rounded-lg border border-input py-1 pr-12 pl-1",
  "has-[:focus-visible]:outline-2 has-[[aria-invalid=true]]:border-destructive",
  quiet,
);
const fileButton = "flex-none rounded-md border border-line-strong px-3.5 py-2";
const fileInput =
  "absolute inset-0 size-full cursor-pointer opacity-0 file:hidden noscript:static noscript:h-auto noscript:text-sm noscript:opacity-100";

/**
 * What the visitor fills in. Markup of the server, whole without scripts: the browser checks it and posts it.
 * @param maxFileBytes largest file; `undefined` where none is taken
 */
export async function InquiryFields({ maxFileBytes }: { maxFileBytes: number | undefined }) {
  const t = await getTranslations("contacts.form");
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-4.5 min-[561px]:grid-cols-2">
      {inquiryFieldRows.map(([name, { type, required, min, max, autoComplete, half }]) => {
        const id = `inquiry-${name}`;
        const control = {
          id,
          name,
          required,
          autoComplete,
          minLength: min,
          placeholder: t(`${name}Placeholder`),
          className: quiet,
        };
        return (
          <Field
            key={name}
            id={id}
            className={half ? undefined : "col-span-full"}
            label={
              <>
                {t(name)}
                {required && (
                  <span className="ml-[3px] text-accent" aria-hidden="true">
                    *
                  </span>
                )}
              </>
            }
            note={required ? undefined : t("optional")}
          >
            {type === "multiline" ? (
              // Without `maxLength`: a pasted text would be cut without a word.
              <Textarea {...control} rows={4} />
            ) : (
              <Input
                {...control}
                type={type}
                inputMode={type === "text" ? undefined : type}
                maxLength={max}
              />
            )}
            <FieldErrorPlace id={id} />
          </Field>
        );
      })}
      {maxFileBytes !== undefined && (
        <Field
          id={FILE}
          className="col-span-full"
          label={t("file")}
          note={t("optional")}
          hint={t("fileHint", { maximum: fileMegabytes(maxFileBytes) })}
        >
          <div className={fileBox}>
            <Label htmlFor={FILE} className={fileButton}>
              {t("chooseFile")}
            </Label>
            <span
              data-slot="file-name"
              aria-hidden="true"
              className="flex min-w-0 text-sm whitespace-pre empty:hidden"
            />
            <input
              id={FILE}
              name="file"
              type="file"
              accept={fileEndings.map((ending) => `.${ending}`).join()}
              aria-describedby={fieldHintId(FILE)}
              className={fileInput}
            />
          </div>
          <FieldErrorPlace id={FILE} />
        </Field>
      )}
    </div>
  );
}
