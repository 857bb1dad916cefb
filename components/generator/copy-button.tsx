import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ResultAction } from "@/components/generator/result-bar";
import { toast } from "@/components/ui/use-toast";

/** How long the button says that it has copied, ms. */
const CONFIRMATION = 2_000;

/** Copies the Markdown source; says so in its own place, and tells when the browser refuses. */
export function CopyButton({ text, className }: { text: string; className?: string }) {
  const t = useTranslations("generator.workbench.actions");
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      // Absent outside a secure context, whatever the types say; reading through it then throws, as a refusal does.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ title: t("copyFailedTitle"), description: t("copyFailedText"), variant: "destructive" });
    }
  };

  return (
    <>
      <ResultAction icon={copied ? <Check /> : <Copy />} className={className} onClick={() => void copy()}>
        {t(copied ? "copied" : "copy")}
      </ResultAction>
      <span role="status" className="sr-only">
        {copied && t("copied")}
      </span>
    </>
  );
}
