"use client";

import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { titleOf } from "@/components/generator/document-file";
import type { DoneRun } from "@/components/generator/run";
import { useFinishedDocuments } from "@/components/generator/use-run";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import type { CorporateToolId } from "@/lib/generators/tools";
import { useRouter } from "@/lib/i18n/navigation";
import { attachBrief, currentBrief } from "@/lib/inquiries/brief";
import { routes } from "@/lib/site/routes";

/** A document as text alone, its diagram as source; without it when the code for that cannot be fetched. */
async function briefOf({ text, answer }: DoneRun): Promise<string> {
  const graph = "graph" in answer ? answer.graph : undefined;
  if (graph === undefined) return text.trim();
  const source = await import("@/lib/generators/graph").then(
    ({ toMermaid }) => `\n\n\`\`\`mermaid\n${toMermaid(graph)}\`\`\``,
    () => "",
  );
  return text.trim() + source;
}

/** Takes the chosen documents to the contact form, which sends them along with the inquiry. All are chosen unless taken out. */
export function AttachBar({ excluded }: { excluded: ReadonlySet<CorporateToolId> }) {
  const t = useTranslations("generator.workbench");
  const router = useRouter();
  const documents = useFinishedDocuments().filter(({ tool }) => !excluded.has(tool));
  const first = documents[0];
  if (!first) return null;

  const attach = async () => {
    const names = documents.map(({ tool }) => t(`tools.${tool}.title`));
    attachBrief({
      title: documents.length === 1 ? (titleOf(first.run.text) ?? names.join()) : names.join(", "),
      text: (await Promise.all(documents.map(({ run }) => briefOf(run)))).join("\n\n---\n\n"),
    });
    // Storage may be switched off; leaving for the form would lose the documents then.
    if (currentBrief()) router.push(routes.contacts);
    else
      toast({
        title: t("actions.attachFailedTitle"),
        description: t("actions.attachFailedText"),
        variant: "destructive",
      });
  };

  return (
    <div className="attach-bar">
      <Paperclip />
      <p>
        <b>{t("attach.ready", { count: documents.length })}</b>
        <span className="caption">{documents.map(({ tool }) => t(`tools.${tool}.name`)).join(", ")}</span>
      </p>
      <Button onClick={() => void attach()}>{t("attach.button")}</Button>
    </div>
  );
}
