import { Actions } from "@/components/ui/actions";
import { getLocale, getTranslations } from "next-intl/server";
import { TrustedBy } from "./trusted-by";
import { MotionToggle } from "@/components/layout/motion-toggle";
import { SupportPanel } from "@/components/illustrations/support-panel";
import { TypedWord } from "@/components/sections/typed-word";
import { ButtonLink } from "@/components/ui/link";
import { Quiet } from "@/components/ui/quiet";
import { getCompany } from "@/lib/content/company";
import { routes } from "@/lib/site/routes";

const words = ["solutions", "technologies", "innovations", "assistants"] as const;

export async function Hero() {
  const t = await getTranslations("home.hero");
  const motion = await getTranslations("common.motion");
  const { founded } = getCompany(await getLocale());
  const sentence = `${t("before")} ${t("words.solutions")} ${t("after")} ${t("afterEnd")}`;
  return (
    <section className="hero ambient">
      <svg className="hero-ring" viewBox="0 0 900 900" aria-hidden="true">
        <defs>
          <linearGradient id="sweep" x2="1" y2="1">
            <stop stopColor="var(--accent)" stopOpacity="0" />
            <stop offset="1" stopColor="var(--accent)" />
          </linearGradient>
        </defs>
        <use href="/drawings/hero-ring.svg#ring" />
        <path className="hero-sweep" d="M450 173A277 277 0 0 1 727 450" stroke="url(#sweep)" />
      </svg>
      <div className="frame hero-grid">
        <div>
          <p className="hero-badge">{t("badge", { year: String(founded) })}</p>
          {/* The name of the heading is one whole sentence that never changes; what is typed is for the eye. */}
          <h1 tabIndex={-1}>
            <span className="sr-only">{sentence}</span>
            <span aria-hidden="true">
              <span>{t("before")}</span>
              <TypedWord words={words.map((word) => t(`words.${word}`))} />
              <Quiet>
                {t("after")}
                <br />
                {t("afterEnd")}
              </Quiet>
            </span>
          </h1>
          <p className="lead">{t("lead")}</p>
          <Actions>
            <ButtonLink href={routes.services} arrow data-track="learn_more" data-track-label="hero">
              {t("services")}
            </ButtonLink>
            <ButtonLink
              href={routes.contacts}
              variant="secondary"
              data-track="contact_us"
              data-track-label="hero"
            >
              {t("contact")}
            </ButtonLink>
          </Actions>
        </div>
        <SupportPanel />
      </div>
      <MotionToggle pause={motion("pause")} play={motion("play")} />
      <TrustedBy />
    </section>
  );
}
