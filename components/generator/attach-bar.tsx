import { Paperclip } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { titleOf } from "@/components/generator/document-file";
import type { DoneRun } from "@/components/generator/run";
import { screenOnly } from "@/components/generator/screen-only";
import { useFinishedDocuments } from "@/components/generator/use-run";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import type { CorporateToolId } from "@/lib/generators/tools";
import { usePathname, useRouter } from "@/lib/i18n/navigation";
import { attachBrief, currentBrief } from "@/lib/inquiries/brief";
import { cn } from "@/lib/site/cn";
import { contactsFrom } from "@/lib/i18n/routes";

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
 * Stays at the lower edge of the window while the documents are on screen: beside the form on a wide one, as a low quiet strip on a phone,
 * where the form has the window for itself. While the visitor types on a phone the keyboard leaves little room, and it makes way.
 */
const bar = cn(
  "sticky bottom-2 z-3 mt-4 flex items-center gap-4 rounded-[16px] border border-line-strong bg-raised py-2 pr-2 pl-5",
  // No line of the text shows below it, nor at its corners: its other shadows are ground, under the first one and as round as the bar.
  "[box-shadow:var(--shadow-floating),0_24px_0_1px_var(--background),0_-6px_6px_8px_var(--background)]",
  "max-md:group-has-[textarea:focus]/bench:hidden @max-[40rem]/bench:gap-2 @max-[40rem]/bench:py-0 @max-[40rem]/bench:pl-3.5",
  screenOnly,
);

/** Takes the chosen documents to the contact form, which sends them along with the inquiry. All are chosen unless taken out. */
export function AttachBar({ excluded }: { excluded: ReadonlySet<CorporateToolId> }) {
  const t = useTranslations("generator.workbench");
  const router = useRouter();
  const pathname = usePathname();
  const [isPhone] = useState(() => window.matchMedia("(width < 40rem)").matches);
  const documents = useFinishedDocuments().filter(({ tool }) => !excluded.has(tool));
  const first = documents[0];
  if (!first) return null;

  const attach = async () => {
    const names = documents.map(({ tool }) => t(`tools.${tool}.title`));
    attachBrief({
      title: documents.length === 1 ? (titleOf(first.run.text) ?? names.join()) : names.join(", "),
      task: first.run.input.description,
      text: (await Promise.all(documents.map(({ run }) => briefOf(run)))).join("\n\n---\n\n"),
    });
    // Storage may be switched off; leaving for the form would lose the documents then.
    if (currentBrief()) router.push(contactsFrom(pathname, window.location.search));
    else
      toast({
        title: t("actions.attachFailedTitle"),
        description: t("actions.attachFailedText"),
        variant: "destructive",
      });
  };

  return (
    <div data-slot="attach-bar" className={bar}>
      <Paperclip className="text-accent @max-[40rem]/bench:size-4" />
      <p className="grid min-w-0 flex-1 leading-[1.35] @max-[40rem]/bench:sr-only">
        <b className="font-semibold">{t("attach.ready", { count: documents.length })}</b>
        <span className="truncate text-caption text-subtle">
          {documents.map(({ tool }) => t(`tools.${tool}.name`)).join(", ")}
        </span>
      </p>
      <Button
        variant={isPhone ? "ghost" : "primary"}
        className={cn("flex-none", isPhone && "min-h-11 flex-1 justify-start px-0 text-sm text-accent")}
        onClick={() => void attach()}
      >
        {t("attach.button")}
      </Button>
      <b aria-hidden="true" className="hidden text-sm @max-[40rem]/bench:inline">
        {documents.length}
      </b>
    </div>
  );
}
