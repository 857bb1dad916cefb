"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { DescriptionField } from "@/components/generator/description-field";
import type { Example } from "@/components/generator/example-chips";
import { GenerateButton } from "@/components/generator/generate-button";
import { ResultPanel } from "@/components/generator/result-panel";
import { runOf, startRun, stopAllRuns } from "@/components/generator/runs-store";
import { createTextStore } from "@/components/generator/text-store";
import { ToolTabs } from "@/components/generator/tool-tabs";
import { problemOf } from "@/components/generator/use-description";
import { Tabs, TabsContent } from "@/components/ui/tabs";
import { track } from "@/lib/analytics/track";
import type { EngineName, ToolId } from "@/lib/generators/tools";

type WorkbenchProps = {
  /** In the order of their tabs. */
  tools: readonly ToolId[];
  /** The tool that is open at first. */
  initial: ToolId;
  examples: readonly Example[];
};

/** One description, a tool for each document made from it, and the document: the same bench for every tool of the table. */
export function Workbench({ tools, initial, examples }: WorkbenchProps) {
  const locale = useLocale();
  const [description] = useState(() => createTextStore("generator.description"));
  const [active, setActive] = useState(initial);
  const single = tools.length === 1;

  useEffect(() => stopAllRuns, []);

  const generate = (tool: ToolId, engine?: EngineName) => {
    const text = description.get().trim();
    if (problemOf(text) || runOf(tool).status === "loading") return;
    track("cta_click", { category: "generator", label: tool });
    void startRun(tool, { description: text, locale, ...(engine && { engine }) }, locale);
  };

  return (
    <div className="bench-frame">
      <Tabs className="bench" value={active} onValueChange={(value) => setActive(value as ToolId)}>
        <div className="panel bench-side">
          <DescriptionField store={description} examples={examples} onSubmit={() => generate(active)} />
          <div className="bench-block">
            <GenerateButton tool={active} description={description} onGenerate={generate} />
          </div>
        </div>
        <div className="bench-main">
          {!single && <ToolTabs tools={tools} />}
          {tools.map((tool) => {
            const panel = (
              <ResultPanel
                key={tool}
                tool={tool}
                titled={single}
                description={description}
                onGenerate={generate}
              />
            );
            return single ? (
              panel
            ) : (
              <TabsContent key={tool} value={tool}>
                {panel}
              </TabsContent>
            );
          })}
        </div>
      </Tabs>
    </div>
  );
}
