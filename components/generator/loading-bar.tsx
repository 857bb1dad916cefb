import { Check, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ResultBadge, ResultBar, ResultMeta } from "@/components/generator/result-bar";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { headingsOf } from "@/lib/generators/markdown-blocks";
import { cn } from "@/lib/site/cn";

/** That a document is under way, for how long, and the way to stop it. */
export function LoadingBar({ startedAt, onStop }: { startedAt: number; onStop: () => void }) {
  const t = useTranslations("generator.workbench.loading");
  return (
    <ResultBar>
      <ResultBadge state="loading">
        <Spinner size="small" />
        {t("badge")}
      </ResultBadge>
      <Elapsed since={startedAt} label={t("elapsed")} />
      <Button
        variant="secondary"
        size="small"
        className="ml-auto @max-[40rem]:min-h-11 pointer-coarse:min-h-11"
        onClick={onStop}
      >
        <Square />
        {t("stop")}
      </Button>
    </ResultBar>
  );
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Minutes and seconds since a moment. A timer of its own, so that nothing else is drawn every second. */
function Elapsed({ since, label }: { since: number; label: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 500);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <ResultMeta role="timer" aria-label={label} className="@max-[40rem]:ml-0">
      {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
    </ResultMeta>
  );
}

const stage = "flex items-center gap-2";
const passed = "size-[15px] stroke-2 text-success";

/** What has happened so far; nothing here is guessed, all of it can be read off the request and its text. */
export function LoadingStages({ text }: { text: string }) {
  const t = useTranslations("generator.workbench.loading");
  const headings = headingsOf(text);
  const current = headings.at(-1);
  const now = text === "" ? t("waiting") : current ? t("writing", { heading: current }) : t("writingText");
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 border-b border-line px-6 py-[13px] text-caption text-muted-foreground @max-[40rem]:px-4">
      <li className={stage}>
        <Check className={passed} />
        {t("sent")}
      </li>
      {headings.length > 1 && (
        <li className={stage}>
          <Check className={passed} />
          {t("sections", { count: headings.length - 1 })}
        </li>
      )}
      <li className={cn(stage, "font-medium text-foreground")}>
        <Spinner size="small" className="flex-none text-accent" />
        {now}
      </li>
    </ul>
  );
}
