"use client";

import { useLocale } from "next-intl";
import { lazy, Suspense, useEffect, useState } from "react";
import { AttachBar } from "@/components/generator/attach-bar";
import {
  Bench,
  BenchBlock,
  BenchFrame,
  BenchMain,
  benchResult,
  BenchSide,
} from "@/components/generator/bench";
import { DescriptionField } from "@/components/generator/description-field";
import { DocumentPanel, type Wish } from "@/components/generator/document-panel";
import { DossierButton } from "@/components/generator/dossier-button";
import { makeDossier, stopDossier } from "@/components/generator/dossier";
import { DossierExport } from "@/components/generator/dossier-export";
import { DossierStrip } from "@/components/generator/dossier-strip";
import type { Example } from "@/components/generator/example-chips";
import { createFactsStore } from "@/components/generator/facts/facts-store";
import { createMarkStore } from "@/components/generator/facts/mark-store";
import { useFacts, useReading } from "@/components/generator/facts/use-facts";
import { WordsMark } from "@/components/generator/facts/words-mark";
import { GenerateButton } from "@/components/generator/generate-button";
import { KeptList } from "@/components/generator/kept-list";
import { restoreRuns, runOf, startRun, stopAllRuns } from "@/components/generator/runs-store";
import { screenOnly } from "@/components/generator/screen-only";
import { createTextStore } from "@/components/generator/text-store";
import { ToolFields } from "@/components/generator/tool-fields";
import { createFieldStores, inputFor } from "@/components/generator/tool-inputs";
import { ToolTabs } from "@/components/generator/tool-tabs";
import { useActiveTool } from "@/components/generator/use-active-tool";
import { problemOf } from "@/components/generator/use-description";
import { Tabs, TabsContent } from "@/components/ui/tabs";
import { track } from "@/lib/analytics/track";
import { changesOf } from "@/lib/generators/fact-places";
import { corporateToolIds, type CorporateToolId } from "@/lib/generators/tools";
import { cn } from "@/lib/site/cn";

/** Shown once something has been read, so its code comes then. */
const FactPanel = lazy(async () => ({
  default: (await import("@/components/generator/facts/fact-panel")).FactPanel,
}));

const beforeButton = "@max-[62.5rem]/bench:order-1";

/** One description, a tool for each document made from it, and the document: the same bench for every tool of the dossier. */
export function Workbench({ examples }: { examples: readonly Example[] }) {
  const locale = useLocale();
  const [description] = useState(() => createTextStore("generator.description"));
  const [fields] = useState(createFieldStores);
  const [facts] = useState(createFactsStore);
  const [marks] = useState(createMarkStore);
  const isRead = useFacts(facts).sheet !== undefined;
  const [active, setActive] = useActiveTool(corporateToolIds);
  const [excluded, setExcluded] = useState<ReadonlySet<CorporateToolId>>(new Set());

  useReading(facts, description, locale);
  useEffect(() => {
    fields.template.restore();
    void restoreRuns(corporateToolIds, locale);
    return () => {
      stopDossier();
      stopAllRuns();
    };
  }, [fields, locale]);

  const text = () => description.get().trim();
  /** Asks a tool with the sheet of the description, read now if need be, and takes over the sheet of the answer. */
  const write = async (tool: CorporateToolId, wish: Wish = {}) => {
    const about = text();
    const input = facts.sheetFor(about, locale).then((sheet) => ({
      ...inputFor(tool, { description: about, facts: sheet }, fields),
      locale,
      ...wish,
    }));
    const run = await startRun(tool, input, locale);
    if (run?.status === "done" && "facts" in run.answer)
      facts.takeOver(run.answer.facts, run.input.facts, about);
    return run;
  };
  const generate = (tool: CorporateToolId, wish?: Wish) => {
    if (problemOf(text()) || runOf(tool).status === "loading") return;
    track("cta_click", { category: "generator", label: tool });
    void write(tool, wish);
  };
  const generateAll = () => {
    if (problemOf(text())) return;
    track("cta_click", { category: "generator", label: "dossier" });
    void makeDossier({ description: text(), changes: changesOf(facts.get().sheet) }, write);
  };
  const include = (tool: CorporateToolId, included: boolean) => {
    const rest = new Set(excluded);
    if (included) rest.delete(tool);
    else rest.add(tool);
    setExcluded(rest);
  };

  return (
    <BenchFrame>
      <Bench asChild>
        <Tabs value={active} onValueChange={setActive}>
          <BenchSide>
            <DescriptionField store={description} examples={examples} onSubmit={() => generate(active)}>
              <WordsMark marks={marks} />
            </DescriptionField>
            <BenchBlock data-slot="bench-order" className="@max-[62.5rem]/bench:order-2">
              {corporateToolIds.map((tool) => (
                <ToolFields key={tool} tool={tool} stores={fields} hidden={tool !== active} />
              ))}
              <GenerateButton tool={active} description={description} onGenerate={() => generate(active)}>
                <DossierButton description={description} onGenerate={generateAll} />
              </GenerateButton>
            </BenchBlock>
          </BenchSide>
          <BenchMain>
            {isRead && (
              <div className={beforeButton}>
                <Suspense>
                  <FactPanel facts={facts} marks={marks} />
                </Suspense>
              </div>
            )}
            <div className={cn(beforeButton, screenOnly)}>
              <DossierStrip>
                <DossierExport />
              </DossierStrip>
              <ToolTabs tools={corporateToolIds} />
            </div>
            {corporateToolIds.map((tool) => (
              <TabsContent key={tool} value={tool} open={tool === active} className={benchResult}>
                <DocumentPanel
                  tool={tool}
                  description={description}
                  facts={facts}
                  onGenerate={(wish) => generate(tool, wish)}
                  included={!excluded.has(tool)}
                  onInclude={(included) => include(tool, included)}
                />
              </TabsContent>
            ))}
            <AttachBar excluded={excluded} />
            <KeptList tools={corporateToolIds} onShow={setActive} />
          </BenchMain>
        </Tabs>
      </Bench>
    </BenchFrame>
  );
}
