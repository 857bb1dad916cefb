import { slugOfACase } from "./content.ts";

/** One page of each template, in turns Russian and English. */
export const templates = [
  "/",
  "/en/about",
  "/en/services",
  "/services/highload",
  "/cases",
  `/en/cases/${slugOfACase}`,
  "/blog",
  "/blog/category/ai",
  "/en/cases/industry/energy",
  "/en/blog/post1",
  "/contacts",
  "/en/contacts/thank-you",
  "/corporate-project-generator",
  "/en/design-generator",
  "/vacancies",
  "/team",
  "/en/media",
  "/partners",
  "/en/awards",
  "/privacy-policy",
  "/en/personal-data-consent",
  "/nowhere",
];
