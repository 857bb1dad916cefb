import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { getCompany } from "@/lib/content/company";
import { Link } from "@/lib/i18n/navigation";
import { cn } from "@/lib/site/cn";

const look = cn(
  "flex items-center gap-2.5 text-[1.0625rem] font-semibold tracking-[-0.02em] whitespace-nowrap",
  "max-[481px]:gap-2 max-[481px]:text-[0.9375rem] pointer-coarse:min-h-11",
  // A phone at 200 % text size: two lines of the bar, so that its buttons stay on the screen.
  "@max-[15.0625rem]:text-[0.8125rem] @max-[15.0625rem]:leading-[1.05] @max-[15.0625rem]:whitespace-normal",
);

/** The mark and the name; leads home. */
export async function Logo() {
  const t = await getTranslations("common.header");
  const company = getCompany(await getLocale());
  return (
    <Link href="/" className={look} aria-label={t("home", { company: company.name })}>
      <Icon name="logo" className="size-6.5" />
      {company.name}
    </Link>
  );
}
