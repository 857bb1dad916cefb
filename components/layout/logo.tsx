import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { getCompany } from "@/lib/content/company";
import { Link } from "@/lib/i18n/navigation";

/** The mark and the name; leads home. */
export async function Logo() {
  const t = await getTranslations("common.header");
  const company = getCompany(await getLocale());
  return (
    <Link href="/" className="logo" aria-label={t("home", { company: company.name })}>
      <Icon name="logo" />
      {company.name}
    </Link>
  );
}
