import { getTranslations } from "next-intl/server";

/** What happens after an inquiry, step by step. */
export async function NextInShort({ className }: { className?: string }) {
  const t = await getTranslations("contacts.next");
  return (
    <div className={className}>
      <p className="font-medium">{t("title")}</p>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-muted-foreground">
        {(["answer", "call", "proposal"] as const).map((step) => (
          <li key={step}>{t(`steps.${step}.text`)}</li>
        ))}
      </ol>
    </div>
  );
}
