import { clsx } from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { subjectOf, titleOf } from "@/components/generator/document-file";
import { useFinishedDocuments } from "@/components/generator/use-run";

/** Heads a printed dossier: what it is about, when it was made and which documents follow. Not on screen. */
export function DossierCover() {
  const t = useTranslations("generator.workbench");
  const format = useFormatter();
  const documents = useFinishedDocuments();
  const [first] = documents;
  if (first === undefined) return null;
  const latest = Math.max(...documents.map(({ run }) => run.at));
  return (
    <div
      data-slot="dossier-cover"
      className={clsx(
        "mb-[10pt] hidden break-inside-avoid rounded-[8pt] border border-line-strong p-[14pt] print:block",
        // A first document that names no kind has its whole title here.
        "print:[&+[data-slot=tabs-content]_[data-slot=paper-title]:not(:has([data-slot=paper-subject]))]:hidden",
      )}
    >
      <p className="flex justify-between gap-[16pt] font-mono text-[8pt] text-subtle">
        {t("dossier.title")}
        <span>{format.dateTime(latest, { dateStyle: "long" })}</span>
      </p>
      <p
        data-slot="cover-title"
        lang={first.run.locale}
        className="mt-[8pt] text-[22pt]/[1.15] font-semibold tracking-[-0.03em]"
      >
        {subjectOf(titleOf(first.run.text) ?? "")}
      </p>
      <ol className="mt-[12pt] grid grid-cols-5 gap-[8pt] border-t border-line-strong pt-[8pt]">
        {documents.map(({ tool }, index) => (
          <li key={tool} className="text-[9.5pt]/[1.3] font-medium">
            <span className="block font-mono text-[8pt] text-subtle">0{index + 1}</span>
            {t(`tools.${tool}.name`)}
          </li>
        ))}
      </ol>
      {documents.every(({ run }) => run.answer.engine !== "model") && (
        <p data-slot="paper-note" className="mt-[8pt] text-[8.5pt]/[1.5] text-subtle">
          {t("engine.draftReason")}
        </p>
      )}
    </div>
  );
}
