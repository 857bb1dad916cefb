import { createNavigation } from "next-intl/navigation";
import { routing } from "@/lib/i18n/routing";

/** Language-aware links and router. Addresses are written without a prefix; the language of the page adds it. */
export const { getPathname, usePathname, useRouter } = createNavigation(routing);
export { Link } from "@/lib/i18n/intent-link";
