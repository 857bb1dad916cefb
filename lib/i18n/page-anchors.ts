import { routes } from "@/lib/i18n/routes";

/** Sections that a text may link to, on pages that are not made of one text; a test looks for each on the finished page. */
export const pageAnchors: Readonly<Record<string, readonly string[]>> = {
  [routes.home]: ["about", "history", "services", "cases", "awards", "partners", "blog", "contact"],
  [routes.about]: ["history", "practices", "values"],
  [routes.services]: ["contact"],
  [routes.partners]: ["partners-platform", "partners-infrastructure", "partners-security", "partners-people"],
};
