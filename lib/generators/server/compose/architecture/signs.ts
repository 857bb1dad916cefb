import "server-only";
import type { PartSign } from "@/lib/pictures/icons";

/** What the boxes of functions and of places show in place of the sign of their layer; a kind that is not here keeps that one. */
const signs: Readonly<Record<string, PartSign>> = {
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

/** The sign of one kind of function, or of one place where people work: `{ icon }`, or nothing. */
export function signOf(kind: string | undefined): { icon?: PartSign } {
  const icon = kind === undefined ? undefined : signs[kind];
  return icon === undefined ? {} : { icon };
}
