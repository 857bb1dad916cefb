import { clsx } from "clsx";
import { hasRoute, Places, RouteMap } from "@/components/generator/screens/map-parts";
import { Label, Value } from "@/components/generator/screens/parts";
import type { Screen } from "@/lib/generators/screens";

type Props = { screen: Screen };

/** Places with the list beside them. */
export const MapScreen = ({ screen: { items, device } }: Props) => (
  <span
    className={clsx("grid flex-1 gap-3", device !== "phone" && "@sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]")}
  >
    {hasRoute(items) ? <RouteMap /> : <Places />}
    <span className={clsx("grid content-start gap-1.5", device !== "phone" && "grid-cols-2 @sm:grid-cols-1")}>
      {items.map((item, index) => (
        <span
          key={item.label}
          className={clsx(
            "grid gap-1.5 rounded-[8px] px-2.5 py-2",
            index === 0 ? "bg-accent/12" : "bg-foreground/4",
          )}
        >
          <Label>{item.label}</Label>
          <Value item={item} at={index} />
        </span>
      ))}
    </span>
  </span>
);
