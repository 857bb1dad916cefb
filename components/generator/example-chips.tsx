import { clsx } from "clsx";
import { Check, RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Chip } from "@/components/generator/chip";
import type { TextStore } from "@/components/generator/text-store";
import { useDescription } from "@/components/generator/use-description";
import { useInSight } from "@/components/generator/use-in-sight";

/** A sample description: a few words for its button, and the text it fills in. */
export type Example = { id: string; label: string; text: string };

type ExampleChipsProps = { store: TextStore; examples: readonly Example[] };

/** The brightest step while there is no text. Once there is one, on phones and in low windows, a row, which scrolls and fades out over its paddings at both ends. */
const row = clsx(
  "group/chips relative mt-4 flex flex-none flex-wrap gap-x-1 gap-y-2 lg:[@media(height<840px)]:mt-2.5",
  "lg:data-filled:[@media(height<840px)]:-mx-5 lg:data-filled:[@media(height<840px)]:mt-2 lg:data-filled:[@media(height<840px)]:-mb-1.5 lg:data-filled:[@media(height<840px)]:flex-nowrap lg:data-filled:[@media(height<840px)]:overflow-x-auto",
  "lg:data-filled:[@media(height<840px)]:[scrollbar-width:thin] lg:data-filled:[@media(height<840px)]:mask-[linear-gradient(90deg,transparent,#000_20px,#000_calc(100%-40px),transparent)] lg:data-filled:[@media(height<840px)]:px-5 lg:data-filled:[@media(height<840px)]:pt-1 lg:data-filled:[@media(height<840px)]:pb-2",
  "@max-[30rem]/bench:data-filled:-mx-4 @max-[30rem]/bench:data-filled:flex-nowrap @max-[30rem]/bench:data-filled:overflow-x-auto @max-[30rem]/bench:data-filled:[scrollbar-width:none]",
  "@max-[30rem]/bench:data-filled:mask-[linear-gradient(90deg,transparent,#000_16px,#000_calc(100%-40px),transparent)] @max-[30rem]/bench:data-filled:px-4 @max-[30rem]/bench:data-filled:py-1",
  // Two rows of them leave the fields below in sight.
  "lg:not-data-filled:[@media(height<760px)]:[&>:nth-of-type(n+5)]:hidden",
  "lg:data-filled:[@media(height<840px)]:*:flex-none lg:data-filled:[@media(height<840px)]:*:whitespace-nowrap lg:data-filled:[@media(height<840px)]:*:last-of-type:mr-6",
  "@max-[30rem]/bench:data-filled:*:flex-none @max-[30rem]/bench:data-filled:*:whitespace-nowrap @max-[30rem]/bench:data-filled:*:last-of-type:mr-6",
);

/** Sample descriptions. A text of the visitor's own that a sample replaces can be brought back. */
export function ExampleChips({ store, examples }: ExampleChipsProps) {
  const t = useTranslations("generator.workbench.examples");
  const { text } = useDescription(store);
  const [replaced, setReplaced] = useState("");
  const [status, setStatus] = useState("");
  const chosen = examples.findIndex((example) => example.text === text);
  const isExample = chosen >= 0;
  const chips = useInSight<HTMLDivElement>(chosen);

  const fill = (example: Example) => {
    if (text && !isExample) setReplaced(store.get());
    store.fill(example.text);
    setStatus(t("filled"));
  };
  const restore = () => {
    store.fill(replaced);
    setReplaced("");
    setStatus(t("restored"));
  };

  return (
    <div
      ref={chips}
      role="group"
      aria-label={t("label")}
      data-slot="bench-chips"
      data-filled={text !== "" || undefined}
      className={row}
    >
      {text === "" && (
        <span aria-hidden="true" className="w-full text-caption font-medium lg:[@media(height<840px)]:hidden">
          {t("label")}
        </span>
      )}
      {examples.map((example) => (
        <Chip
          key={example.id}
          tone={text === "" ? "call" : "plain"}
          aria-pressed={example.text === text}
          onClick={() => fill(example)}
        >
          {example.text === text && <Check />}
          {example.label}
        </Chip>
      ))}
      {replaced && isExample && (
        <Chip onClick={restore}>
          <RefreshCw />
          {t("restore")}
        </Chip>
      )}
      <span role="status" className="sr-only">
        {status}
      </span>
    </div>
  );
}
