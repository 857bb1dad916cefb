import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { Workbench } from "@/components/generator/workbench";

const examples = ["clinics", "logistics", "factory", "city"] as const;

/** The workbench. Its words, and no others, go to the browser. */
export async function Bench() {
  const t = await getTranslations("generator.page");
  const { generator } = await getMessages();
  return (
    <section className="frame tool-bench" aria-label={t("benchLabel")}>
      <noscript>
        <p className="tool-no-script">{t("noScript")}</p>
      </noscript>
      <NextIntlClientProvider messages={{ generator: { workbench: generator.workbench } }}>
        <Workbench
          tools={["idea"]}
          examples={examples.map((id) => ({
            id,
            label: t(`examples.${id}.label`),
            text: t(`examples.${id}.text`),
          }))}
        />
      </NextIntlClientProvider>
    </section>
  );
}
