import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { getCompany } from "@/lib/content/company";
import { cn } from "@/lib/site/cn";

const icons = {
  messenger: "messenger",
  socialNetwork: "social-network",
  professionalNetwork: "professional-network",
  video: "video",
} as const;

const link =
  "flex min-h-11 items-center rounded-lg border border-line-strong text-muted-foreground hover:bg-raised hover:text-foreground";

/** The company's pages elsewhere, as four marks, or each with its name. */
export async function SocialLinks({ isNamed = false }: { isNamed?: boolean }) {
  const t = await getTranslations("common");
  const { social } = getCompany(await getLocale());
  return (
    <ul className={isNamed ? "grid max-w-[27.5rem] auto-rows-fr grid-cols-2 gap-2" : "flex flex-wrap gap-2"}>
      {social.map(({ id, href }) => (
        <li key={id}>
          <a
            href={href}
            rel="noopener"
            className={cn(
              link,
              isNamed ? "h-full gap-2.5 px-3 text-[0.9375rem] font-medium" : "w-11 justify-center",
            )}
            aria-label={`${t(`footer.${id}`)} (${t("footer.external")})`}
          >
            <Icon name={icons[id]} />
            {isNamed && t(`footer.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
