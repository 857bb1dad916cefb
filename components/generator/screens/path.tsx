import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { Label, Mark } from "@/components/generator/screens/parts";
import type { ScreenItem } from "@/lib/generators/screens";

/** Where something stands on its way: a node for each stop, those behind it done, the one it stands at with its state; what is said of a node below its name. */
export function Path({ item: { samples = [], at = 0, mark = "late" }, isPhone = false }: PathProps) {
  return (
    <span className={clsx("flex flex-col gap-1", !isPhone && "@sm:flex-row")}>
      {samples.map((node, index) => {
        const [name, ...said] = node.split(" · ");
        const isHere = index === at;
        return (
          <span key={node} className={clsx("flex items-center gap-1", !isPhone && "@sm:flex-1")}>
            {index > 0 && (
              <ChevronRight
                className={clsx("size-3 shrink-0 text-subtle", isPhone ? "hidden" : "hidden @sm:block")}
              />
            )}
            <span
              className={clsx(
                "flex min-w-0 flex-1 items-start gap-1.5 rounded-[8px] px-2 py-1.5",
                !isHere && "shadow-[inset_0_0_0_1px_var(--line)]",
                isHere && (mark === "alarm" ? "bg-destructive/10" : "bg-accent/12"),
              )}
            >
              <span className="pt-1">
                <Mark mark={isHere ? mark : index < at ? "good" : "plain"} />
              </span>
              <span className="min-w-0">
                <Label tone={index > at ? "muted" : "strong"}>{name}</Label>
                {said.map((words) => (
                  <Label key={words} className="tabular-nums">
                    {words}
                  </Label>
                ))}
              </span>
            </span>
          </span>
        );
      })}
    </span>
  );
}

type PathProps = { item: ScreenItem; isPhone?: boolean };
