"use client";

import { clsx } from "clsx";
import { useLocale } from "next-intl";
import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "zustand";
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
import { DossierCover } from "@/components/generator/dossier-cover";
import { makeDossier, stopDossier } from "@/components/generator/dossier";
import { dossierPrintStore } from "@/components/generator/dossier-print-store";
import { DossierStrip } from "@/components/generator/dossier-strip";
import type { Example } from "@/components/generator/example-chips";
import { createFactsStore } from "@/components/generator/facts/facts-store";
import { createMarkStore } from "@/components/generator/facts/mark-store";
import { useReading } from "@/components/generator/facts/use-facts";
import { GenerateButton } from "@/components/generator/generate-button";
import { LaterKeptList } from "@/components/generator/later-kept-list";
import { LaterSender } from "@/components/generator/later-sender";
import { startRun, stopAllRuns } from "@/components/generator/requests";
import { restoreRuns, runOf } from "@/components/generator/runs-store";
import { screenOnly } from "@/components/generator/screen-only";
import { createTextStore } from "@/components/generator/text-store";
import { createFieldStores, inputFor } from "@/components/generator/tool-inputs";
import { ToolTabs } from "@/components/generator/tool-tabs";
import { useActiveTool } from "@/components/generator/use-active-tool";
import { problemOf } from "@/components/generator/use-description";
import { useFolded } from "@/components/generator/use-folded";
import { usePrintTitle } from "@/components/generator/use-print-title";
import { useFinishedDocuments, useRun } from "@/components/generator/use-run";
import {
  AttachBar,
  DossierExport,
  FactPanel,
  FoldedBrief,
  fetchRequestParts,
  ToolFields,
  WordsMark,
} from "@/components/generator/workbench-parts";
import { Tabs, TabsContent } from "@/components/ui/tabs";
import { track } from "@/lib/analytics/track";
import { changesOf } from "@/lib/generators/fact-places";
import { corporateToolIds, tools, type CorporateToolId } from "@/lib/generators/tools";

/** Of a folded form, where a document has not been asked for yet: below the tabs, so that they stay where they are. */
const buttonsOnly = "order-2 **:data-[slot=bench-notes]:hidden";

type WorkbenchProps = {
  examples: readonly Example[];
  /** Stands in the place of a document that is not there yet. */
  sample: ReactNode;
  /** What a result is worth: below the form while there is room beside the sample, below the documents later. */
  note: ReactNode;
};

/** One description, a tool for each document made from it, and the document: the same bench for every tool of the dossier. */
export function Workbench({ examples, sample, note }: WorkbenchProps) {
  const locale = useLocale();
  const [description] = useState(() => createTextStore("generator.description"));
  const [fields] = useState(createFieldStores);
  const [facts] = useState(createFactsStore);
  const [marks] = useState(createMarkStore);
  const ready = useFinishedDocuments().map(({ tool }) => tool);
  const printsAll = useStore(dossierPrintStore, ({ isWhole }) => isWhole);
  const isRead = useStore(facts.store, ({ sheet }) => sheet !== undefined);
  const [active, setActive] = useActiveTool(corporateToolIds);
  const { isFolded, fold, unfold, foldAgain } = useFolded(description);
  const isAsked = useRun(active).status !== "empty";
  /** The form stays on screen beside what is longer than it. */
  const isLong = isAsked || isRead;
  const [excluded, setExcluded] = useState<ReadonlySet<CorporateToolId>>(new Set());

  useReading(facts, description, locale);
  usePrintTitle();
  useEffect(() => {
    for (const field of Object.values(fields)) field.restore();
    void restoreRuns(corporateToolIds, locale).then(foldAgain);
    return () => {
      stopDossier();
      stopAllRuns();
    };
  }, [fields, foldAgain, locale]);

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
    fold();
    track("cta_click", { category: "generator", label: tool });
    void write(tool, wish);
  };
  const generateAll = () => {
    if (problemOf(text())) return;
    fold();
    track("cta_click", { category: "generator", label: "dossier" });
    void makeDossier({ description: text(), changes: changesOf(facts.get().sheet) }, write);
  };
  const include = (tool: CorporateToolId, included: boolean) => {
    const others = [...excluded].filter((id) => id !== tool);
    setExcluded(new Set(included ? others : [...others, tool]));
  };

  return (
    <BenchFrame onTouch={fetchRequestParts} folded={isFolded}>
      <LaterSender tools={corporateToolIds} />
      <Bench asChild>
        <Tabs value={active} onValueChange={setActive}>
          <BenchSide
            whole={!isFolded && tools[active].optionalFields.length === 0}
            className={isLong && "row-span-2"}
          >
            <DescriptionField
              store={description}
              examples={examples}
              isFolded={isFolded}
              onSubmit={() => generate(active)}
            >
              {isRead && <WordsMark marks={marks} />}
            </DescriptionField>
            {tools[active].optionalFields.length > 0 && (
              <BenchBlock
                data-slot="bench-fields"
                edge="open"
                className={clsx("order-2 @min-[62.5rem]/columns:order-none", isFolded && isAsked && "hidden")}
              >
                <ToolFields key={active} tool={active} stores={fields} />
              </BenchBlock>
            )}
            <BenchBlock
              data-slot="bench-order"
              className={clsx(
                "@min-[62.5rem]/columns:[[data-slot=bench-fields]+&]:border-t-0",
                isFolded && (isAsked ? "hidden" : buttonsOnly),
              )}
            >
              <GenerateButton tool={active} description={description} onGenerate={() => generate(active)}>
                <DossierButton description={description} onGenerate={generateAll} />
              </GenerateButton>
            </BenchBlock>
          </BenchSide>
          <BenchMain className={!isLong && "row-span-2"}>
            <div className={clsx("order-1", screenOnly)}>
              {/* Side by side where both fit on a line, so that a document begins higher. */}
              <div className="flex flex-wrap gap-x-3">
                {isFolded && <FoldedBrief description={description} onEdit={unfold} />}
                {isRead && <FactPanel facts={facts} marks={marks} />}
                <DossierStrip>
                  <DossierExport />
                </DossierStrip>
              </div>
              <ToolTabs tools={corporateToolIds} active={active} />
            </div>
            <div className={benchResult}>
              {printsAll && <DossierCover />}
              {corporateToolIds.map((tool) => (
                <TabsContent
                  key={tool}
                  value={tool}
                  open={tool === active || (printsAll && ready.includes(tool))}
                  className={clsx(
                    printsAll &&
                      (ready.includes(tool) ? "print:data-[state=inactive]:block" : "print:hidden"),
                  )}
                >
                  <DocumentPanel
                    tool={tool}
                    description={description}
                    sample={sample}
                    facts={facts}
                    onGenerate={(wish) => generate(tool, wish)}
                    included={!excluded.has(tool)}
                    onInclude={(included) => include(tool, included)}
                  />
                </TabsContent>
              ))}
              {ready.length > 0 && <AttachBar excluded={excluded} />}
            </div>
            <LaterKeptList tools={corporateToolIds} onShow={setActive} />
          </BenchMain>
          {note}
        </Tabs>
      </Bench>
    </BenchFrame>
  );
}
