import { getTranslations } from "next-intl/server";
import { Field, FieldErrorPlace, fieldHintId } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { inquiryFieldRows } from "@/lib/inquiries/fields";
import { fileEndings, fileMegabytes } from "@/lib/inquiries/file";
import { cn } from "@/lib/site/cn";

/** A field steps back while the form is sent. */
const quiet = "in-aria-busy:border-line-strong";

const FILE = "inquiry-file";

/**
 * A browser draws a file control in its own language. The box shows a button in the language of the page, and the control lies over it
 * unseen: it takes clicks, dropped files and focus. Without scripts it shows the name of the chosen file itself, beside the button.
 */
const fileBox = cn(
  "relative flex min-h-12 items-center gap-3 rounded-lg border border-input py-1 pr-12 pl-1",
  "has-[:focus-visible]:outline-2 has-[[aria-invalid=true]]:border-destructive",
  quiet,
);
const fileButton = "flex-none rounded-md border border-line-strong px-3.5 py-2 text-sm/[1.4] font-medium";
const fileInput =
  "absolute inset-0 size-full cursor-pointer opacity-0 file:hidden noscript:pt-3.5 noscript:pl-36 noscript:text-sm noscript:opacity-100";

/** Two columns where labels of two fields fit side by side, at any size of text. */
const columns = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(13rem,34%)),1fr))] gap-x-4 gap-y-4.5";

/**
 * What the visitor fills in. Markup of the server, whole without scripts: the browser checks it and posts it.
 * @param maxFileBytes largest file; `undefined` where none is taken
 */
export async function InquiryFields({ maxFileBytes }: { maxFileBytes: number | undefined }) {
  const t = await getTranslations("contacts.form");
  return (
    <div className={columns}>
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
            <span aria-hidden="true" className={fileButton}>
              {t("chooseFile")}
            </span>
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
