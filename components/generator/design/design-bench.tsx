"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import {
  Bench,
  BenchBlock,
  BenchFrame,
  BenchMain,
  benchResult,
  BenchSide,
} from "@/components/generator/bench";
import { DescriptionField } from "@/components/generator/description-field";
import type { DesignWays } from "@/components/generator/design/design-result";
import { DesignTabs } from "@/components/generator/design/design-tabs";
import type { Example } from "@/components/generator/example-chips";
import { GenerateButton } from "@/components/generator/generate-button";
import { LaterKeptList } from "@/components/generator/later-kept-list";
import { laterComponent } from "@/components/generator/later-part";
import { LaterSender } from "@/components/generator/later-sender";
import { senderPart, startRun, stopAllRuns } from "@/components/generator/requests";
import { ResultMeanwhile } from "@/components/generator/result-meanwhile";
import { ResultPanel, type ShownResult } from "@/components/generator/result-panel";
import { restoreRuns, runOf } from "@/components/generator/runs-store";
import { createTextStore } from "@/components/generator/text-store";
import { useActiveTool } from "@/components/generator/use-active-tool";
import { problemOf } from "@/components/generator/use-description";
import { Tabs, TabsContent } from "@/components/ui/tabs";
import { track } from "@/lib/analytics/track";
import { designToolIds, type DesignToolId, type EngineName } from "@/lib/generators/tools";

const DesignView = laterComponent<ShownResult & DesignWays>(
  async () => (await import("@/components/generator/design/design-view")).DesignView,
  ResultMeanwhile,
);

/** Fetches what a request and its result need, before there is one. */
function onTouch() {
  for (const part of [senderPart, DesignView]) void part.load();
}

type DesignBenchProps = {
  examples: Readonly<Record<DesignToolId, readonly Example[]>>;
  /** What each tool makes of its first example. */
  samples: Readonly<Record<DesignToolId, ReactNode>>;
};

/** Every tool has a request of its own, kept in the browser. */
const createPromptStores = () => ({
  suggest: createTextStore("generator.suggest"),
  styles: createTextStore("generator.styles"),
  image: createTextStore("generator.image"),
  analyze: createTextStore("generator.analyze"),
});

/** Four tools for the design of interfaces: each with its request, its button and its result. */
export function DesignBench({ examples, samples }: DesignBenchProps) {
  const t = useTranslations("designGenerator.tools");
  const locale = useLocale();
  const [prompts] = useState(createPromptStores);
  const [active, setActive] = useActiveTool(designToolIds);

  useEffect(() => {
    void restoreRuns(designToolIds, locale);
    return stopAllRuns;
  }, [locale]);

  const generate = (tool: DesignToolId, engine?: EngineName, asked = prompts[tool].get()) => {
    const description = asked.trim();
    if (problemOf(description) || runOf(tool).status === "loading") return;
    track("cta_click", { category: "generator", label: tool });
    void startRun(tool, { description, locale, ...(engine && { engine }) }, locale);
  };

  // What the visitor has typed there stays; the picture is of what was asked here.
  const onDraw = (description: string) => {
    if (prompts.image.get().trim() === "") prompts.image.fill(description);
    setActive("image");
    generate("image", undefined, description);
  };

  return (
    <BenchFrame onTouch={onTouch}>
      <LaterSender tools={designToolIds} />
      <Tabs value={active} onValueChange={setActive}>
        <DesignTabs />
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
              <BenchMain
                whole
                className="@min-[62.5rem]/bench:grid @min-[62.5rem]/bench:self-stretch @min-[62.5rem]/bench:has-data-[slot=picture]:self-start"
              >
                <ResultPanel
                  tool={tool}
                  className={`rounded-2xl ${benchResult}`}
                  description={prompts[tool]}
                  onGenerate={(engine) => generate(tool, engine)}
                  sample={samples[tool]}
                  view={DesignView}
                  ways={{ onDraw }}
                />
              </BenchMain>
            </Bench>
          </TabsContent>
        ))}
        <LaterKeptList tools={designToolIds} onShow={setActive} />
      </Tabs>
    </BenchFrame>
  );
}
