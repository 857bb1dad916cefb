import { getTranslations } from "next-intl/server";

/** What happens after an inquiry, step by step. */
export async function NextInShort({ className }: { className?: string }) {
  const t = await getTranslations("contacts.next");
  return (
    <div className={className}>
      <p className="font-medium">{t("title")}</p>
      <ol className="mt-3 grid border-t border-line text-muted-foreground">
        {(["answer", "call", "proposal"] as const).map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-2.5">
            <span aria-hidden="true" className="font-mono text-mono text-accent">
              {`0${index + 1}`}
            </span>
            {t(`steps.${step}.text`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
