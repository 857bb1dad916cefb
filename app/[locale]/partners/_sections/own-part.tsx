import { getTranslations } from "next-intl/server";
import { Eyebrow } from "@/components/ui/eyebrow";
import { TextLink } from "@/components/ui/text-link";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

const plate = cn(
  "flex flex-wrap items-end justify-between gap-x-16 gap-y-3 rounded-2xl border border-[color-mix(in_oklab,var(--c)_22%,var(--line))] px-5 py-5.5 shadow-sheen md:px-10 md:py-9",
  "bg-surface bg-[radial-gradient(40rem_26rem_at_88%_60%,color-mix(in_oklab,var(--s)_calc(var(--glow)*130%),transparent),transparent_74%)]",
);

/** What the company itself brings into every system, above what partners bring. */
export async function OwnPart() {
  const t = await getTranslations("company.partners.own");
  return (
    <section aria-labelledby="partners-own" className={plate}>
      <div>
        <Eyebrow>{t("eyebrow")}</Eyebrow>
        <h2 id="partners-own" className="max-w-[22em] text-h3 text-balance">
          {t("title")}
        </h2>
      </div>
      <TextLink href={routes.services} data-track="cta_click" data-track-label="partners">
        {t("link")}
      </TextLink>
    </section>
  );
}
