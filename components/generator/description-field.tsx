import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useCallback, useId, type ReactNode } from "react";
import { BenchBlock } from "@/components/generator/bench";
import { ExampleChips, type Example } from "@/components/generator/example-chips";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { textareaVariants } from "@/components/ui/textarea-variants";
import { fieldLimits } from "@/lib/generators/tools";
import { writtenIn } from "@/lib/i18n/written-in";

/** How many characters before the limit the counter appears. */
const COUNTER_FROM = fieldLimits.description - 1_000;

/** Phones enlarge the page around a field with letters below 16 px. Six lines at rest, so that the form ends near a sample beside it, sixteen at most; browsers without `field-sizing` keep six and a handle. On phones and in low windows four. */
const area = clsx(
  "max-h-[calc(16lh+11px)] min-h-20 flex-[0_1_auto] md:pointer-fine:text-[0.9375rem]",
  "supports-[(field-sizing:content)_and_(height:calc-size(max-content,size))]:h-[calc-size(max-content,max(size,6lh_+_20px))]",
  "@max-[30rem]/bench:supports-[(field-sizing:content)_and_(height:calc-size(max-content,size))]:h-[calc-size(max-content,max(size,4lh_+_20px))]",
  "lg:[@media(height<840px)]:supports-[(field-sizing:content)_and_(height:calc-size(max-content,size))]:h-[calc-size(max-content,max(size,4lh_+_20px))]",
);

type DescriptionFieldProps = {
  store: TextStore;
  examples: readonly Example[];
  onSubmit: () => void;
  /** In place of the words for a task. */
  words?: { label: string; placeholder: string; hint: string };
  /** A row stands in its place. */
  isFolded?: boolean;
  /** Drawn over the text area. */
  children?: ReactNode;
};

/** What the visitor needs, in their own words; every document is made from it. Ctrl or Cmd with Enter generates. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { store, examples, onSubmit, words, isFolded = false, children } = props;
  const t = useTranslations("generator.workbench.description");
  const { text, problem } = useDescription(store);
  const id = useId();
  const attach = useCallback((element: HTMLTextAreaElement) => store.attach(element), [store]);
  const left = fieldLimits.description - text.length;

  return (
    <BenchBlock data-slot="bench-text" height="yielding" className={clsx("relative", isFolded && "hidden")}>
      <div className="mb-2.5 flex flex-none items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold tracking-[-0.012em]">
          {words?.label ?? t("label")}
        </label>
        {text.length >= COUNTER_FROM && (
          <span
            id={`${id}-count`}
            className="text-caption text-subtle data-over:font-medium data-over:text-destructive"
            data-over={left < 0 || undefined}
          >
            {left < 0 ? t("over", { count: -left }) : t("left", { count: left })}
          </span>
        )}
      </div>
      <textarea
        data-slot="textarea"
        ref={attach}
        id={id}
        name="description"
        lang={writtenIn(text)}
        rows={6}
        className={textareaVariants({ height: "own", className: area })}
        // It is in the language of the page, which is not always the language of the words in the field.
        placeholder={text === "" ? (words?.placeholder ?? t("placeholder")) : undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        aria-invalid={problem === "over" || undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => store.publish(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
      />
      {children}
      <p
        id={`${id}-hint`}
        className="mt-2.5 flex-none text-caption text-subtle @max-[40rem]/bench:hidden lg:[@media(height<840px)]:hidden"
      >
        {words?.hint ?? t("hint")}
      </p>
      <ExampleChips store={store} examples={examples} />
    </BenchBlock>
  );
}
