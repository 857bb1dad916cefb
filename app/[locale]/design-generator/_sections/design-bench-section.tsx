import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import { DesignBench } from "@/components/generator/design/design-bench";
import { benchWords } from "@/components/generator/page/bench-words";
import { ToolSection } from "@/components/generator/page/tool-section";
import { listDesignExamples } from "@/lib/content/generator-examples";
import { designToolIds } from "@/lib/generators/tools";
import { designSamples } from "./design-samples";

/** The bench with its Russian words: those of every generator, and its own where a request is no description of a project. */
export async function DesignBenchSection() {
  const { generator, designGenerator } = await getMessages({ locale: "ru" });
  const { workbench } = generator;
  const { page, tools, bench, result } = designGenerator;
  const words = {
    ...benchWords(workbench, designToolIds),
    documents: bench.documents,
    reason: bench.reason,
    shortcut: bench.shortcut,
    empty: bench.empty,
    examples: { ...workbench.examples, label: bench.examples },
    loading: { ...workbench.loading, sent: bench.sent, waiting: bench.waiting },
    engine: { ...workbench.engine, draftReason: bench.draftReason, draftAsked: bench.draftAsked },
    failure: { ...workbench.failure, kept: bench.kept, broken: bench.broken },
  };
  return (
    <ToolSection label={page.benchLabel}>
      <noscript>
        <p className="mb-5 text-muted-foreground">{page.noScript}</p>
      </noscript>
      <NextIntlClientProvider
        locale="ru"
        messages={{ generator: { workbench: words }, designGenerator: { tools, result } }}
      >
        <DesignBench examples={listDesignExamples()} samples={await designSamples(page.sample)} />
      </NextIntlClientProvider>
    </ToolSection>
  );
}
