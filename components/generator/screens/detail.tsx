import { clsx } from "clsx";
import { ChevronRight, CloudOff } from "lucide-react";
import { RouteMap } from "@/components/generator/screens/map-parts";
import { Label, Mark, Value } from "@/components/generator/screens/parts";
import { Path } from "@/components/generator/screens/path";
import type { Screen, ScreenControl } from "@/lib/generators/screens";

type Items = Screen["items"];
const apart: readonly (ScreenControl | undefined)[] = ["path", "rows", "bars", "link", "reason", "sync"];

/** What stands in the rows and fields of a screen, and what has a place of its own. */
export const fieldsOf = (items: Items) => items.filter(({ control }) => !apart.includes(control));
export const onlyOf = (items: Items, control: ScreenControl) =>
  items.filter((item) => item.control === control);

export const hasPath = (items: Items) => onlyOf(items, "path").length > 0;

/** Why the first record needs somebody, in one line and what follows from it. */
const Reason = ({ item: { label, samples: [said = ""] = [] }, name }: ReasonProps) => {
  const [first, ...others] = said.split(" · ");
  return (
    <span className="flex items-start gap-2">
      <span className="flex h-3.5 items-center">
        <Mark mark="alarm" />
      </span>
      <span className="min-w-0">
        <Label>{name === undefined ? label : `${name} · ${label}`}</Label>
        <Label tone="strong">{first}</Label>
        {others.map((words) => (
          <Label key={words}>{words}</Label>
        ))}
      </span>
    </span>
  );
};

type ReasonProps = { item: Items[number]; name: string | undefined };

/** What is known of the record that stands first: why it does, where it is, and how far it has come. */
export function Detail({ items, name, hasMap = false, isBeside = false, isWaiting = false }: DetailProps) {
  const [reasons, paths] = [onlyOf(items, "reason"), onlyOf(items, "path")];
  if (reasons.length + paths.length === 0) return null;
  const said = (
    <>
      {reasons.map((item) => (
        <Reason key={item.label} item={item} name={name} />
      ))}
      {paths.map((item) => (
        <span key={item.label} className="grid gap-1.5">
          <Label>{item.label}</Label>
          <Path item={item} look={hasMap ? "column" : isBeside ? "beside" : "row"} isWaiting={isWaiting} />
        </span>
      ))}
    </>
  );
  return (
    <span
      className={clsx(
        "grid content-start gap-2.5 rounded-[10px] bg-foreground/4 p-3",
        isBeside && "w-full self-start @xl:w-44",
        hasMap && "@sm:grid-cols-2",
        hasMap && isBeside && "@xl:grid-cols-1",
      )}
    >
      {hasMap ? <span className="grid content-start gap-2.5">{said}</span> : said}
      {hasMap && (
        <span className="hidden @sm:grid">
          <RouteMap />
        </span>
      )}
    </span>
  );
}

type DetailProps = {
  items: Items;
  /** What the first record is called. */
  name: string | undefined;
  hasMap?: boolean;
  /** In a wide window it stands beside the rows. */
  isBeside?: boolean;
  /** The path is of an operation that has stopped. */
  isWaiting?: boolean;
};

/** Whether the screen reaches its server, and what waits for that. */
export const Sync = ({ item: { label, samples: [said = label] = [] } }: { item: Items[number] }) => (
  <span className="flex items-center gap-2 rounded-[8px] bg-foreground/6 px-2.5 py-1.5 text-(--yellow)">
    <CloudOff className="size-3.5 shrink-0" />
    <Label tone="strong">{said}</Label>
  </span>
);

/** A group of its own: its name, and a line for each thing in it. */
export const Group = ({ item: { label, samples = [] } }: { item: Items[number] }) => (
  <span className="grid gap-1">
    <Label>{label}</Label>
    {samples.map((line) => {
      const [first, ...others] = line.split(" · ");
      return (
        <span key={line} className="flex items-start gap-2">
          <span className="flex h-3.5 items-center">
            <Mark mark="plain" />
          </span>
          <span className="flex min-w-0 flex-wrap gap-x-2">
            <Label tone="strong" className="tabular-nums">
              {first}
            </Label>
            <Label>{others.join(" · ")}</Label>
          </span>
        </span>
      );
    })}
  </span>
);

/** What else can be opened: its name, what it holds, and a sign that it leads further. */
export const Links = ({ items }: { items: Items }) => (
  <span className="grid">
    {items.map((item) => (
      <span key={item.label} className="flex items-center gap-2 border-t border-line py-1.5">
        <Label className="flex-1">{item.label}</Label>
        <Value item={item} />
        <ChevronRight className="size-3 shrink-0 text-subtle" />
      </span>
    ))}
  </span>
);
