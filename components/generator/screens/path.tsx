import { clsx } from "clsx";
import { Label, Mark } from "@/components/generator/screens/parts";
import type { ScreenItem, ScreenMark } from "@/lib/generators/screens";

/** `beside`: in a wide window it stands at the side of the rows. `column`: one below the other at any width. */
type PathProps = {
  item: ScreenItem;
  look?: "row" | "beside" | "column";
  /** Of an operation that has stopped: the nodes before wait for the one that is off. */
  isWaiting?: boolean;
};

/** Letters that a row of a phone has room for, and those that part two names in it. */
const [IN_ROW, APART] = [42, 2];

/** Where something stands on its way: a node for each stop, those behind it done or waiting, the one it stands at with its state, and what is said of a node beside its name. */
export function Path({
  item: { samples = [], at = 0, mark = "late" },
  look = "row",
  isWaiting = false,
}: PathProps) {
  const behind: ScreenMark = isWaiting && mark === "alarm" ? "late" : "good";
  const nodes = samples.map((node, index) => {
    const [name = "", ...said] = node.split(" · ");
    const state: ScreenMark = index === at ? mark : index < at ? behind : "plain";
    const tone: "muted" | "strong" = index > at ? "muted" : "strong";
    return {
      name,
      said: said.join(" ").replaceAll(" ", "\u00a0"),
      state,
      tone,
      isOff: index === at && state === "alarm",
    };
  });
  // Few short names have room in a row on a phone too.
  const words = nodes.flatMap(({ name, said }) => `${name} ${said}`.split(" "));
  const longest = Math.max(...words.map(({ length }) => length));
  const isShort = look === "row" && (longest + APART) * nodes.length <= IN_ROW;
  return (
    <>
      <span
        className={clsx(
          isShort ? "hidden" : "grid gap-1",
          look !== "column" && "@sm:hidden",
          look === "beside" && "@xl:grid",
        )}
      >
        {nodes.map(({ name, said, state, tone, isOff }) => (
          <span
            key={name}
            className={clsx(
              "-mx-1.5 flex items-center gap-2 rounded-[6px] px-1.5 py-0.5",
              isOff && "bg-destructive/10",
            )}
          >
            <Mark mark={state} />
            <Label tone={tone} className="flex-1">
              {name}
            </Label>
            {said !== "" && <Label className="tabular-nums">{said}</Label>}
          </span>
        ))}
      </span>
      {look !== "column" && (
        <span className={clsx(isShort ? "flex" : "hidden @sm:flex", look === "beside" && "@xl:hidden")}>
          {nodes.map(({ name, said, state, tone, isOff }, index) => (
            <span key={name} className={clsx("min-w-0", index < nodes.length - 1 && "flex-1")}>
              <span className="flex items-center gap-1.5 pb-1.5">
                <Mark mark={state} />
                <span
                  className={clsx(
                    "block h-px flex-1",
                    index === nodes.length - 1
                      ? undefined
                      : index >= at
                        ? "bg-(--line-strong)"
                        : state === "good"
                          ? "bg-success"
                          : "bg-destructive",
                  )}
                />
              </span>
              <span
                className={clsx(
                  "mr-1 block w-fit rounded-[6px] py-0.5",
                  isOff && "-ml-1 bg-destructive/10 px-1",
                )}
              >
                <Label tone={tone}>{name}</Label>
                {said !== "" && <Label className="tabular-nums">{said}</Label>}
              </span>
            </span>
          ))}
        </span>
      )}
    </>
  );
}
