import { DocumentView } from "@/components/generator/document-panel";
import { laterComponent } from "@/components/generator/later-part";
import { senderPart } from "@/components/generator/requests";

/*
 * Parts of the workbench that an untouched one does not show: fields of the further tools, the row of a folded form, what was read from
 * the description, and what can be done with finished documents.
 */

export const ToolFields = laterComponent(
  async () => (await import("@/components/generator/tool-fields")).ToolFields,
);

export const FoldedBrief = laterComponent(
  async () => (await import("@/components/generator/folded-brief")).FoldedBrief,
);

export const FactPanel = laterComponent(
  async () => (await import("@/components/generator/facts/fact-panel")).FactPanel,
);

export const WordsMark = laterComponent(
  async () => (await import("@/components/generator/facts/words-mark")).WordsMark,
);

export const DossierExport = laterComponent(
  async () => (await import("@/components/generator/dossier-export")).DossierExport,
);

export const DossierStop = laterComponent(
  async () => (await import("@/components/generator/dossier-stop")).DossierStop,
);

export const AttachBar = laterComponent(
  async () => (await import("@/components/generator/attach-bar")).AttachBar,
);

/** Fetches what a request and its document need, before there is one. */
export function fetchRequestParts() {
  for (const part of [senderPart, DocumentView, ToolFields, FoldedBrief]) void part.load();
}
