import "server-only";
import { lists } from "@/lib/content/kinds/lists";
import { yamlFile } from "@/lib/content/yaml-file";

/**
 * Day on which the words of a page last changed in a way its readers would notice; search engines learn it from the sitemap. Texts of
 * `content/` carry their dates themselves, and lists of them take the latest.
 */
export const readPageDates = yamlFile("page-dates.yaml", lists["page-dates"]);
