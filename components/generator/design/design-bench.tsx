"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import {
  Bench,
  BenchBlock,
  BenchFrame,
  BenchMain,
  benchResult,
  BenchSide,
} from "@/components/generator/bench";
import { DescriptionField } from "@/components/generator/description-field";
import { DesignResult } from "@/components/generator/design/design-result";
import { DesignTabs } from "@/components/generator/design/design-tabs";
import type { Example } from "@/components/generator/example-chips";
import { GenerateButton } from "@/components/generator/generate-button";
import { KeptList } from "@/components/generator/kept-list";
import { ResultPanel } from "@/components/generator/result-panel";
import { restoreRuns, runOf, startRun, stopAllRuns } from "@/components/generator/runs-store";
import { createTextStore } from "@/components/generator/text-store";
import { useActiveTool } from "@/components/generator/use-active-tool";
import { problemOf } from "@/components/generator/use-description";
import { Tabs, TabsContent } from "@/components/ui/tabs";
import { track } from "@/lib/analytics/track";
import { designToolIds, type DesignToolId, type EngineName } from "@/lib/generators/tools";

type DesignBenchProps = { examples: Readonly<Record<DesignToolId, readonly Example[]>> };

/** Every tool has a request of its own, kept in the browser. */
const createPromptStores = () => ({
  suggest: createTextStore("generator.suggest"),
  styles: createTextStore("generator.styles"),
  image: createTextStore("generator.image"),
  analyze: createTextStore("generator.analyze"),
});

/** Four tools for the design of interfaces: each with its request, its button and its result. */
export function DesignBench({ examples }: DesignBenchProps) {
  const t = useTranslations("designGenerator.tools");
  const locale = useLocale();
  const [prompts] = useState(createPromptStores);
  const [active, setActive] = useActiveTool(designToolIds);

  useEffect(() => {
    void restoreRuns(designToolIds, locale);
    return stopAllRuns;
  }, [locale]);

  const generate = (tool: DesignToolId, engine?: EngineName) => {
    const description = prompts[tool].get().trim();
    if (problemOf(description) || runOf(tool).status === "loading") return;
    track("cta_click", { category: "generator", label: tool });
    void startRun(tool, { description, locale, ...(engine && { engine }) }, locale);
  };

  return (
    <BenchFrame>
      <Tabs value={active} onValueChange={setActive}>
        <DesignTabs active={active} />
        {designToolIds.map((tool) => (
          <TabsContent key={tool} value={tool} open={tool === active} tabIndex={-1}>
            <Bench className="mt-6 @max-[62.5rem]/bench:mt-4">
              <BenchSide whole>
                <DescriptionField
                  store={prompts[tool]}
                  examples={examples[tool]}
                  onSubmit={() => generate(tool)}
                  words={{
                    label: t(`${tool}.label`),
                    placeholder: t(`${tool}.placeholder`),
                    hint: t(`${tool}.hint`),
                  }}
                />
                <BenchBlock>
                  <GenerateButton
                    tool={tool}
                    description={prompts[tool]}
                    label={t(`${tool}.button`)}
                    onGenerate={() => generate(tool)}
                  />
                </BenchBlock>
              </BenchSide>
              <BenchMain whole>
                <ResultPanel
                  tool={tool}
                  className={benchResult}
                  description={prompts[tool]}
                  onGenerate={(engine) => generate(tool, engine)}
                  result={DesignResult}
                />
              </BenchMain>
            </Bench>
          </TabsContent>
        ))}
        <KeptList tools={designToolIds} onShow={setActive} />
      </Tabs>
    </BenchFrame>
  );
}
