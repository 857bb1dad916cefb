"use client";

import { Paperclip, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { writtenIn } from "@/lib/i18n/written-in";
import { currentBrief, removeBrief, subscribeToBrief } from "@/lib/inquiries/brief";

export type BriefWords = { attached: string; remove: string };

const none = () => undefined;

/** The documents that go with the inquiry, if a tool has left any. */
export function BriefAttachment({ words, disabled }: { words: BriefWords; disabled: boolean }) {
  const brief = useSyncExternalStore(subscribeToBrief, currentBrief, none);
  if (!brief) return null;
  return (
    <div className="inquiry-brief">
      <Paperclip />
      <p>
        <span className="caption">{words.attached}</span>
        <span className="ym-hide-content" lang={writtenIn(brief.title)}>
          {brief.title}
        </span>
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`${words.remove} ${brief.title}`}
        busy={disabled}
        onClick={() => {
          if (disabled) return;
          removeBrief();
          document.getElementById("inquiry-message")?.focus();
        }}
      >
        <X />
      </Button>
    </div>
  );
}
