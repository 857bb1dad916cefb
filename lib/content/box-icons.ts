import "server-only";
import { z } from "zod";
import { knowledge } from "@/lib/content/knowledge";
import type { BoxIcon } from "@/lib/pictures/icons";

const icons = [
  ...([
    "agent",
    "book",
    "calendar",
    "call",
    "chain",
    "document",
    "factory",
    "flag",
    "load",
    "messenger",
  ] as const),
  ...(["meter", "person", "phone", "post", "pulse", "route", "search", "shield", "stack"] as const),
] satisfies readonly BoxIcon[];
const kinds = z.string().transform((list) => list.split(" "));
const read = knowledge("box-icons.yaml", z.record(z.enum(icons), kinds));

/** The icon of a kind of function or of a place: `{ icon }`, or nothing. */
export function boxIconOf(kind: string | undefined): { icon?: BoxIcon } {
  const icon = icons.find((name) => kind !== undefined && read()[name].includes(kind));
  return icon === undefined ? {} : { icon };
}
