import { Paperclip, X } from "lucide-react";
import type { RefObject } from "react";
import { useProposal } from "@/components/forms/use-proposal";
import { buttonVariants } from "@/components/ui/button-variants";
import { writtenIn } from "@/lib/i18n/written-in";
import { removeBrief, type Brief } from "@/lib/inquiries/brief";

export type BriefWords = Record<"attached" | "remove" | "proposal" | "proposed" | "clear", string>;

const remove = buttonVariants({ variant: "ghost", size: "icon" });

const clear =
  "relative text-foreground underline decoration-subtle underline-offset-3 hover:decoration-current pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-[13px]";

export type BriefAttachmentProps = {
  form: RefObject<HTMLFormElement | null>;
  brief: Brief;
  words: BriefWords;
  disabled: boolean;
};

/** The documents that go with the inquiry, which a tool has left, and the message they propose. */
export function BriefAttachment({ form, brief, words, disabled }: BriefAttachmentProps) {
  const proposal = useProposal(form, brief, words.proposal);
  const take = (away: () => void) => {
    if (disabled) return;
    away();
    document.getElementById("inquiry-message")?.focus();
  };
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
        onClick={() =>
          take(() => {
            proposal.clear();
            removeBrief();
          })
        }
      >
        <X />
      </button>
      {proposal.stands && (
        <p className="col-span-full col-start-2 -mt-1 text-caption text-muted-foreground">
          {words.proposed}{" "}
          <button
            type="button"
            className={clear}
            aria-disabled={disabled || undefined}
            onClick={() => take(proposal.clear)}
          >
            {words.clear}
          </button>
        </p>
      )}
    </div>
  );
}
