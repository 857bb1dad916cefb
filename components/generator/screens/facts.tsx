import { Label, Mark, Value } from "@/components/generator/screens/parts";
import type { Screen } from "@/lib/generators/screens";

/** What is known of one thing: a row for each, its name and its value in two columns. */
export const Facts = ({ items }: { items: Screen["items"] }) => (
  <span className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-x-2 @sm:auto-rows-fr">
    {items.map((item, index) => (
      <span
        key={item.label}
        className="grid content-start gap-1 border-b border-line py-1.5 last:border-0 @sm:col-span-full @sm:grid-cols-subgrid @sm:items-center @sm:gap-y-0"
      >
        <Label>{item.label}</Label>
        <span className="flex items-center gap-1.5">
          {item.mark !== undefined && <Mark mark={item.mark} />}
          <span className="min-w-0 flex-1">
            <Value item={item} at={index} />
          </span>
        </span>
      </span>
    ))}
  </span>
);
