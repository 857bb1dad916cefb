import { useTranslations } from "next-intl";
import { useCallback, useId } from "react";
import { useStore } from "zustand";
import type { TextStore } from "@/components/generator/text-store";
import { defaultTemplate, type FieldStores } from "@/components/generator/tool-inputs";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import {
  fieldLimits,
  requirementTemplates,
  tools,
  type CorporateToolId,
  type OptionalField,
} from "@/lib/generators/tools";

type ToolFieldsProps = { tool: CorporateToolId; stores: FieldStores };

/** What a tool asks for besides the description; all of it may stay empty. */
export function ToolFields({ tool, stores }: ToolFieldsProps) {
  return (
    <div className="grid gap-4 lg:[@media(height<840px)]:gap-2.5">
      {tools[tool].optionalFields.map((field) =>
        field === "template" ? (
          <TemplateChoice key={field} store={stores.template} />
        ) : (
          <OptionalText key={field} field={field} store={stores[field]} />
        ),
      )}
    </div>
  );
}

function OptionalText({ field, store }: { field: Exclude<OptionalField, "template">; store: TextStore }) {
  const t = useTranslations("generator.workbench.fields");
  const id = useId();
  const attach = useCallback(
    (element: HTMLTextAreaElement | HTMLInputElement | null) => (element ? store.attach(element) : undefined),
    [store],
  );
  const shared = {
    ref: attach,
    id,
    name: field,
    maxLength: fieldLimits.optional,
    placeholder: t(`${field}.placeholder`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => store.publish(currentTarget.value),
  };
  return (
    <Field id={id} label={t(`${field}.label`)} note={t("optional")}>
      {field === "additionalInfo" ? (
        <Textarea rows={1} className="min-h-11 @min-[62.5rem]/bench:min-h-[calc(2lh+20px)]" {...shared} />
      ) : (
        <Input {...shared} />
      )}
    </Field>
  );
}

function TemplateChoice({ store: { store, publish } }: { store: TextStore }) {
  const t = useTranslations("generator.workbench.fields.template");
  const chosen = useStore(store, (state) => state.text) || defaultTemplate;
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-2 text-[0.875rem]">
      <legend className="mb-2 text-[0.9375rem] font-medium">{t("label")}</legend>
      {requirementTemplates.map((template) => (
        <label
          key={template}
          className="flex min-h-6 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            className="size-4.5 accent-accent"
            name={name}
            value={template}
            checked={chosen === template}
            onChange={() => publish(template)}
          />
          <span>{t(template)}</span>
        </label>
      ))}
    </fieldset>
  );
}
