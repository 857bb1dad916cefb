import { Download } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { fileName, saveBlob, subjectOf } from "@/components/generator/document-file";
import { exportWords, localeOfExport } from "@/components/generator/export/export-words";
import { makeFile, type FileKind } from "@/components/generator/export/make-file";
import { ResultAction } from "@/components/generator/result-bar";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { loadToaster, toast } from "@/components/ui/use-toast";
import type { ExportDocument } from "@/lib/generators/export/export-document";
import { cn } from "@/lib/site/cn";
import { longDate } from "@/lib/site/dates";

type ExportMenuProps = {
  /** One document, or those of a dossier in their order; at least one. */
  documents: readonly ExportDocument[];
  /** Names the file, and is the title of a dossier. */
  title: string;
  /** What the visitor described. */
  task: string;
  /** Instead of printing what the page shows. */
  onPrint?: () => void;
  /** Of a button by itself; without it the button is one of those joined above a document. */
  className?: string;
};

const menuLook = cn(
  "fixed inset-[auto_16px_16px_auto] m-0 min-w-[220px] rounded-xl border border-line-strong bg-raised p-1.5 text-foreground shadow-floating print:hidden",
  "supports-[anchor-name:--x]:[inset:calc(anchor(bottom)_+_8px)_anchor(right)_auto_auto] supports-[anchor-name:--x]:[position-anchor:--export-button] supports-[anchor-name:--x]:[position-try-fallbacks:flip-block,flip-inline]",
);

/** A button with the ways to take documents along: files, and the page's own print. The menu is a native popover. */
export function ExportMenu({ documents, title, task, onPrint, className }: ExportMenuProps) {
  const t = useTranslations("generator.workbench.export");
  const page = useLocale();
  const menu = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState("");
  const id = useId();

  const save = async (kind: FileKind) => {
    menu.current?.hidePopover();
    if (busy) return;
    setBusy(true);
    setReady("");
    try {
      await painted();
      const locale = localeOfExport(documents, page);
      const { words, registryWords } = await exportWords(locale);
      const today = longDate(new Date(), locale);
      const frame = { locale, title, task, date: today, origin: location.origin, words };
      const name = fileName([title, subjectOf(documents[0]?.title ?? title)], kind);
      saveBlob(await makeFile({ kind, documents, frame, registryWords }), name);
      setReady(t("ready", { name }));
    } catch (error) {
      console.error(`Export failed: ${kind}`, error);
      toast({ title: t("failedTitle"), description: t("failedText"), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };

  const print = () => {
    menu.current?.hidePopover();
    if (onPrint) onPrint();
    else window.print();
  };

  const opener = {
    className: cn("[anchor-name:--export-button]", className),
    "aria-haspopup": "menu",
    "aria-busy": busy,
    popoverTarget: id,
  } as const;
  const icon = busy ? <Spinner /> : <Download />;
  const words = t(busy ? "buttonBusy" : documents.length > 1 ? "buttonAll" : "button");

  return (
    <>
      {className === undefined ? (
        <ResultAction icon={icon} {...opener}>
          {words}
        </ResultAction>
      ) : (
        <Button variant="secondary" size="small" {...opener}>
          {icon}
          {words}
        </Button>
      )}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={t("menu")}
        className={menuLook}
        onKeyDown={moveFocus}
        onToggle={(event) => {
          if (event.newState !== "open") return;
          // The file may fail for want of a connection, and the notification must not.
          void loadToaster();
          event.currentTarget.querySelector("button")?.focus();
        }}
      >
        <MenuItem onClick={() => void save("md")}>{t("markdown")}</MenuItem>
        <MenuItem tabIndex={-1} onClick={() => void save("docx")}>
          {t("word")}
        </MenuItem>
        <MenuItem tabIndex={-1} onClick={print}>
          {t("print")}
        </MenuItem>
      </div>
      <span role="status" className="sr-only">
        {ready}
      </span>
    </>
  );
}

function MenuItem(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      role="menuitem"
      className="block min-h-11 w-full rounded-md px-3 py-1.5 text-left text-[0.9375rem] text-muted-foreground hover:bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] hover:text-foreground focus-visible:rounded-md focus-visible:bg-[color-mix(in_oklab,var(--foreground)_8%,transparent)] focus-visible:text-foreground focus-visible:-outline-offset-2"
      {...props}
    />
  );
}

/** Laying out a dossier takes the browser's thread for a second or two; what the button says must be seen before. */
const painted = () => new Promise((resolve) => setTimeout(resolve, 50));

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const items = [...event.currentTarget.querySelectorAll("button")];
  const index = items.indexOf(event.target as HTMLButtonElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1 + items.length, Home: 0, End: items.length - 1 }[
    event.key
  ];
  if (next === undefined) return;
  event.preventDefault();
  items[next % items.length]?.focus();
}
