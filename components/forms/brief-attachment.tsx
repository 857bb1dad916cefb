import { Paperclip, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { writtenIn } from "@/lib/i18n/written-in";
import { currentBrief, removeBrief, subscribeToBrief } from "@/lib/inquiries/brief";

export type BriefWords = { attached: string; remove: string };

const remove = buttonVariants({ variant: "ghost", size: "icon" });

const none = () => undefined;

/** The documents that go with the inquiry, if a tool has left any. */
export function BriefAttachment({ words, disabled }: { words: BriefWords; disabled: boolean }) {
  const brief = useSyncExternalStore(subscribeToBrief, currentBrief, none);
  if (!brief) return null;
  return (
    <div
      data-slot="inquiry-brief"
      className="grid grid-cols-[20px_minmax(0,1fr)_36px] items-center gap-3 rounded-lg border border-line-strong bg-[color-mix(in_oklab,var(--accent)_7%,var(--surface))] py-2 pr-2 pl-3.5"
    >
      <Paperclip className="text-accent" />
      <p className="grid text-sm/[1.4]">
        <span className="text-caption text-subtle">{words.attached}</span>
        <span className="ym-hide-content" lang={writtenIn(brief.title)}>
          {brief.title}
        </span>
      </p>
      <button
        type="button"
        className={remove}
        aria-label={`${words.remove} ${brief.title}`}
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (disabled) return;
          removeBrief();
          document.getElementById("inquiry-message")?.focus();
        }}
      >
        <X />
      </button>
    </div>
  );
}
