import { z } from "zod";
import { listCases } from "@/lib/content/cases";
import { defineRoute } from "@/lib/http/define-route";
import { locales } from "@/lib/i18n/routing";

/** The query; parameters that others add, such as campaign marks, are ignored. */
const query = z.object({ locale: z.enum(locales).default("ru") });

/** `GET /api/cases?locale=ru|en` → `{ data: Case[] }`, the same cases as the pages show. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["GET"],
  body: query,
  handler: ({ body }) => Promise.resolve({ data: listCases(body.locale) }),
});
