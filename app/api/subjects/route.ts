import { z } from "zod";
import { listCases } from "@/lib/content/cases";
import { listServices } from "@/lib/content/services";
import { defineRoute } from "@/lib/http/define-route";
import { locales } from "@/lib/i18n/routing";
import type { SubjectTitles } from "@/lib/inquiries/fields";

const query = z.object({ locale: z.enum(locales).default("ru") });

/** `GET /api/subjects?locale=ru|en` → `{ data: { service, case } }`: titles by slug, for the form that an address tells what it is about. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  methods: ["GET"],
  body: query,
  handler: ({ body: { locale } }): Promise<{ data: SubjectTitles }> =>
    Promise.resolve({
      data: {
        service: Object.fromEntries(listServices(locale).map(({ id, title }) => [id, title])),
        case: Object.fromEntries(listCases(locale).map(({ slug, title }) => [slug, title])),
      },
    }),
});
