import { useEffect, type RefObject } from "react";
import { attachBrief, currentBrief, type Brief } from "@/lib/inquiries/brief";

/** In characters; enough to know the task by, and to read through before it is sent. */
const TASK_MAX = 1_500;

const messageOf = (form: HTMLFormElement | null) => {
  const control = form?.elements.namedItem("message");
  return control instanceof HTMLTextAreaElement ? control : undefined;
};

function put(control: HTMLTextAreaElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** From here on the message is the visitor's: nothing is proposed any more, not after a reload either. */
function settle(): void {
  const brief = currentBrief();
  if (brief?.task !== undefined) attachBrief({ ...brief, task: undefined });
}

/**
 * Proposes the task that the attached documents were made from as the message, unless something stands there: what the visitor wrote
 * earlier must be back by then. The first change by hand makes the message the visitor's own.
 * @param words holds `{task}`
 * @returns whether the proposal stands, and how to take it away
 */
export function useProposal(ref: RefObject<HTMLFormElement | null>, brief: Brief, words: string) {
  const task = brief.task?.trim().slice(0, TASK_MAX);
  const proposal = task && words.replace("{task}", () => task);

  useEffect(() => {
    const control = messageOf(ref.current);
    if (!control || !proposal) return;
    control.dataset["proposal"] = proposal;
    if (control.value === "") put(control, proposal);
    const look = () => {
      if (control.value !== proposal) settle();
    };
    look();
    control.addEventListener("input", look);
    return () => control.removeEventListener("input", look);
  }, [ref, proposal]);

  const clear = () => {
    const control = messageOf(ref.current);
    if (control && proposal && control.value === proposal) put(control, "");
  };
  return { stands: Boolean(proposal), clear };
}
