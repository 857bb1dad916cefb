import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { getCompany } from "@/lib/content/company";

const icons = {
  messenger: "messenger",
  socialNetwork: "social-network",
  professionalNetwork: "professional-network",
  video: "video",
} as const;

/** The company's pages elsewhere, as four marks. */
export async function SocialLinks() {
  const t = await getTranslations("common");
  const { social } = getCompany(await getLocale());
  return (
    <ul className="flex flex-wrap gap-2">
      {social.map(({ id, href }) => (
        <li key={id}>
          <a
            href={href}
            rel="noopener"
            className="grid size-11 place-items-center rounded-lg border border-line-strong text-muted-foreground hover:bg-raised hover:text-foreground"
            aria-label={`${t(`footer.${id}`)} (${t("footer.external")})`}
          >
            <Icon name={icons[id]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
