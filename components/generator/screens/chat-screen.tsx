import { clsx } from "clsx";
import { Actions, Label, Legend } from "@/components/generator/screens/parts";
import type { Screen } from "@/lib/generators/screens";

/** A conversation: questions on the right, answers on the left, the source under each that the bot gives; below, what is being written. */
export function ChatScreen({ screen: { items, actions } }: { screen: Screen }) {
  const [send, ...otherActions] = actions;
  const [question, answer, source, ...rest] = items;
  // A person goes on where the bot has handed over.
  const [person, others] = [rest.find(({ samples }) => samples), rest.filter(({ samples }) => !samples)];
  const { samples: asked = [] } = question ?? {};
  const { samples: said = [] } = answer ?? {};
  return (
    <>
      {asked.slice(0, 3).map((words, at) => (
        <span key={words} className="grid gap-2.5">
          <Bubble label={at === 0 ? question?.label : undefined} words={words} isOwn />
          {said[at] !== undefined && <Bubble label={at === 0 ? answer?.label : undefined} words={said[at]} />}
          {source?.samples?.[at] !== undefined && (
            <span className="flex flex-wrap gap-x-2 pl-2.5">
              <Label>{source.label}</Label>
              <Label tone="accent">{source.samples[at]}</Label>
            </span>
          )}
        </span>
      ))}
      {person && <Bubble label={person.label} words={person.samples?.[0] ?? ""} />}
      {asked.length === 0 && <Legend items={items.slice(0, 3)} />}
      {others.length > 0 && <Legend items={others} />}
      <span className="mt-auto grid gap-2 pt-2">
        <Actions actions={otherActions} look="plain" />
        <span className="flex items-center gap-1 rounded-[12px] bg-foreground/5 p-1 pl-2.5 shadow-[inset_0_0_0_1px_var(--line-strong)]">
          <span className="h-3.5 w-px bg-accent" />
          <span className="flex-1" />
          <Actions actions={send === undefined ? [] : [send]} />
        </span>
      </span>
    </>
  );
}

type BubbleProps = { label: string | undefined; words: string; isOwn?: boolean };

const Bubble = ({ label, words, isOwn = false }: BubbleProps) => (
  <span
    className={clsx(
      "grid max-w-[88%] gap-0.5 rounded-[14px] px-3 py-2",
      isOwn ? "justify-self-end rounded-br-[4px] bg-accent/16" : "rounded-bl-[4px] bg-foreground/6",
    )}
  >
    {label !== undefined && <Label>{label}</Label>}
    <Label tone="strong">{words}</Label>
  </span>
);
