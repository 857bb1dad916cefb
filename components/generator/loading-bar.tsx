"use client";

import { Spinner } from "@/components/ui/spinner";
import { Check, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { headingsOf } from "@/lib/generators/markdown-blocks";

/** That a document is under way, for how long, and the way to stop it. */
export function LoadingBar({ startedAt, onStop }: { startedAt: number; onStop: () => void }) {
  const t = useTranslations("generator.workbench.loading");
  return (
    <div className="result-bar">
      <span className="result-engine">
        <Spinner />
        {t("badge")}
      </span>
      <Elapsed since={startedAt} label={t("elapsed")} />
      <Button variant="secondary" size="small" className="result-stop @max-[40rem]:min-h-11" onClick={onStop}>
        <Square />
        {t("stop")}
      </Button>
    </div>
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
    <span className="result-meta" role="timer" aria-label={label}>
      {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
    </span>
  );
}

/** What has happened so far; nothing here is guessed, all of it can be read off the request and its text. */
export function LoadingStages({ text }: { text: string }) {
  const t = useTranslations("generator.workbench.loading");
  const headings = headingsOf(text);
  const current = headings.at(-1);
  const now = text === "" ? t("waiting") : current ? t("writing", { heading: current }) : t("writingText");
  return (
    <ul className="result-stages">
      <li>
        <Check />
        {t("sent")}
      </li>
      {headings.length > 1 && (
        <li>
          <Check />
          {t("sections", { count: headings.length - 1 })}
        </li>
      )}
      <li>
        <Spinner />
        {now}
      </li>
    </ul>
  );
}
