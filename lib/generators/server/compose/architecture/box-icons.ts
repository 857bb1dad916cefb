import "server-only";
import type { BoxIcon } from "@/lib/pictures/icons";

/** Icons of functions and of places where people work, in place of that of their layer; a kind that is not here keeps that one. */
const icons: Readonly<Record<string, BoxIcon>> = {
  board: "pulse",
  monitoring: "pulse",
  alert: "flag",
  notice: "messenger",
  reminder: "calendar",
  account: "person",
  request: "document",
  signin: "shield",
  trips: "route",
  booking: "calendar",
  schedule: "calendar",
  production: "factory",
  route: "route",
  tracking: "route",
  stock: "stack",
  metering: "meter",
  estimate: "load",
  calculation: "load",
  document: "document",
  edocs: "document",
  report: "load",
  library: "book",
  signing: "document",
  form: "document",
  exchange: "chain",
  assistant: "agent",
  search: "search",
  phone: "phone",
  app: "phone",
  client: "phone",
  message: "messenger",
  chat: "messenger",
  mail: "post",
  call: "call",
};

/** The icon of a kind of function or of a place: `{ icon }`, or nothing. */
export function boxIconOf(kind: string | undefined): { icon?: BoxIcon } {
  const icon = kind === undefined ? undefined : icons[kind];
  return icon === undefined ? {} : { icon };
}
