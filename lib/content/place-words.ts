import "server-only";
import { z } from "zod";
import { barred, knowledge } from "@/lib/content/knowledge";

const places = z.enum([
  ...(["phone", "tablet", "kiosk", "screen", "message", "mail", "link", "label"] as const),
  ...(["web", "client", "site", "app", "chat", "paper", "call"] as const),
]);

/** What a diagram calls the places where people work with a function, and the ways in which its result reaches them. */
export const readPlaceWords = knowledge("places.yaml", z.record(places, barred("ru", "en")));
