import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { benchResult } from "@/components/generator/bench";
import { titleOf } from "@/components/generator/document-file";
import type { DoneRun } from "@/components/generator/run";
import { screenOnly } from "@/components/generator/screen-only";
import { useFinishedDocuments } from "@/components/generator/use-run";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import type { CorporateToolId } from "@/lib/generators/tools";
import { useRouter } from "@/lib/i18n/navigation";
import { attachBrief, currentBrief } from "@/lib/inquiries/brief";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

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

/**
 * Stands at the lower edge of the result's column only, so it never covers the form. While the visitor types on a phone the keyboard
 * leaves little room, and it makes way.
 */
const bar = cn(
  "sticky bottom-4 z-3 mt-4 flex min-h-[70px] items-center gap-4 rounded-[16px] border border-line-strong bg-raised py-3 pr-3.5 pl-5 shadow-floating",
  "max-md:group-has-[textarea:focus]/bench:hidden @max-[62.5rem]/bench:static @max-[40rem]:flex-wrap @max-[40rem]:px-4 @max-[40rem]:py-3.5",
  benchResult,
  screenOnly,
);

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
    <div data-slot="attach-bar" className={bar}>
      <Paperclip className="text-accent" />
      <p className="grid min-w-0 flex-1 leading-[1.35]">
        <b className="font-semibold">{t("attach.ready", { count: documents.length })}</b>
        <span className="text-caption text-subtle">
          {documents.map(({ tool }) => t(`tools.${tool}.name`)).join(", ")}
        </span>
      </p>
      <Button className="flex-none @max-[40rem]:w-full" onClick={() => void attach()}>
        {t("attach.button")}
      </Button>
    </div>
  );
}
