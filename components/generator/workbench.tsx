"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { AnswerView } from "@/components/generator/answer-view";
import { AttachBar } from "@/components/generator/attach-bar";
import { DescriptionField } from "@/components/generator/description-field";
import { DocumentFoot } from "@/components/generator/document-foot";
import { DossierButton } from "@/components/generator/dossier-button";
import { makeDossier, stopDossier } from "@/components/generator/dossier";
import { DossierExport } from "@/components/generator/dossier-export";
import { DossierStrip } from "@/components/generator/dossier-strip";
import type { Example } from "@/components/generator/example-chips";
import { GenerateButton } from "@/components/generator/generate-button";
import { KeptList } from "@/components/generator/kept-list";
import { ResultPanel } from "@/components/generator/result-panel";
import { changeAnswer, restoreRuns, runOf, startRun, stopAllRuns } from "@/components/generator/runs-store";
import { createTextStore } from "@/components/generator/text-store";
import { ToolFields } from "@/components/generator/tool-fields";
import { createFieldStores, inputFor } from "@/components/generator/tool-inputs";
import { ToolTabs } from "@/components/generator/tool-tabs";
import { useActiveTool } from "@/components/generator/use-active-tool";
import { problemOf } from "@/components/generator/use-description";
import { Tabs, TabsContent } from "@/components/ui/tabs";
import { track } from "@/lib/analytics/track";
import {
  corporateToolIds,
  type CorporateToolId,
  type EngineName,
  type Refinement,
} from "@/lib/generators/tools";

/** One description, a tool for each document made from it, and the document: the same bench for every tool of the dossier. */
export function Workbench({ examples }: { examples: readonly Example[] }) {
  const locale = useLocale();
  const [description] = useState(() => createTextStore("generator.description"));
  const [fields] = useState(createFieldStores);
  const [active, setActive] = useActiveTool(corporateToolIds);
  const [excluded, setExcluded] = useState<ReadonlySet<CorporateToolId>>(new Set());

  useEffect(() => {
    fields.template.restore();
    void restoreRuns(corporateToolIds, locale);
    return () => {
      stopDossier();
      stopAllRuns();
    };
  }, [fields, locale]);

  const text = () => description.get().trim();
  const generate = (tool: CorporateToolId, options: { engine?: EngineName; refine?: Refinement } = {}) => {
    if (problemOf(text()) || runOf(tool).status === "loading") return;
    track("cta_click", { category: "generator", label: tool });
    void startRun(tool, { ...inputFor(tool, text(), fields), locale, ...options }, locale);
  };
  const generateAll = () => {
    if (problemOf(text())) return;
    track("cta_click", { category: "generator", label: "dossier" });
    const about = text();
    void makeDossier(about, (tool) => ({ ...inputFor(tool, about, fields), locale }), locale);
  };
  const include = (tool: CorporateToolId, included: boolean) => {
    const rest = new Set(excluded);
    if (included) rest.delete(tool);
    else rest.add(tool);
    setExcluded(rest);
  };

  return (
    <div className="bench-frame">
      <Tabs className="bench" value={active} onValueChange={setActive}>
        <div className="bench-side">
          <DescriptionField store={description} examples={examples} onSubmit={() => generate(active)} />
          <div className="bench-block bench-order">
            {corporateToolIds.map((tool) => (
              <ToolFields key={tool} tool={tool} stores={fields} hidden={tool !== active} />
            ))}
            <GenerateButton tool={active} description={description} onGenerate={() => generate(active)}>
              <DossierButton description={description} onGenerate={generateAll} />
            </GenerateButton>
          </div>
        </div>
        <div className="bench-main">
          <div className="bench-choose">
            <DossierStrip>
              <DossierExport />
            </DossierStrip>
            <ToolTabs tools={corporateToolIds} />
          </div>
          {corporateToolIds.map((tool) => (
            <TabsContent key={tool} value={tool} open={tool === active}>
              <ResultPanel
                tool={tool}
                description={description}
                onGenerate={(engine) => generate(tool, engine && { engine })}
                view={(run) => <AnswerView run={run} onChange={(answer) => changeAnswer(tool, answer)} />}
                foot={
                  <DocumentFoot
                    onRefine={(refine) => generate(tool, { refine })}
                    included={!excluded.has(tool)}
                    onInclude={(included) => include(tool, included)}
                  />
                }
              />
            </TabsContent>
          ))}
          <AttachBar excluded={excluded} />
          <KeptList tools={corporateToolIds} onShow={setActive} />
        </div>
      </Tabs>
    </div>
  );
}
