import { getLocale, getTranslations } from "next-intl/server";
import { HeroRing } from "./hero-ring";
import { TrustedBy } from "./trusted-by";
import { SupportPanel } from "@/components/illustrations/support-panel";
import { MotionToggle } from "@/components/layout/motion-toggle";
import { TypedWord } from "@/components/sections/typed-word";
import { Actions } from "@/components/ui/actions";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { Quiet } from "@/components/ui/quiet";
import { getCompany } from "@/lib/content/company";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

const words = ["solutions", "technologies", "innovations", "assistants"] as const;

/** Light behind the panel, and grain over all of it. */
const haze = cn(
  "[--haze:26rem_26rem_at_60%_62%] md:[--haze:52rem_40rem_at_78%_42%]",
  "before:absolute before:inset-0 before:-z-2",
  "before:bg-[radial-gradient(var(--haze),color-mix(in_oklab,var(--accent)_calc(var(--glow)*100%),transparent),transparent_70%)]",
  "after:pointer-events-none after:absolute after:inset-0 after:-z-1",
  "after:bg-[url(/drawings/grain.png)] after:opacity-(--grain) after:mix-blend-overlay",
);

const badge = cn(
  "inline-flex min-h-[34px] items-center gap-2.5 rounded-full border border-line-strong py-[5px] pr-3.5 pl-3 md:text-sm/[1.4]",
  "bg-[color-mix(in_oklab,var(--surface)_70%,transparent)] text-caption text-muted-foreground",
  "max-[30rem]:gap-2 max-[30rem]:pr-[11px] max-[30rem]:pl-2.5 max-[30rem]:text-xs",
  "before:size-[7px] before:flex-none before:rounded-full before:bg-success",
  "before:shadow-[0_0_0_4px_color-mix(in_oklab,var(--success)_20%,transparent)]",
);

export async function Hero() {
  const t = await getTranslations("home.hero");
  const motion = await getTranslations("common.motion");
  const { founded } = getCompany(await getLocale());
  const sentence = `${t("before")} ${t("words.solutions")} ${t("after")} ${t("afterEnd")}`;
  return (
    <section
      className={cn(
        "ambient relative isolate -mt-(--header-height) overflow-clip border-b border-line pt-(--header-height)",
        haze,
      )}
    >
      <Container className="grid grid-cols-1 items-center gap-x-8 gap-y-8 pt-[clamp(32px,6.4vw,92px)] pb-[clamp(40px,6vw,88px)] min-[900px]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <div>
          <p className={badge}>{t("badge", { year: String(founded) })}</p>
          {/* The name of the heading is one whole sentence that never changes; what is typed is for the eye. */}
          <h1
            tabIndex={-1}
            className="mt-[26px] mb-6 text-[min(clamp(2.125rem,1.2rem_+_3.3vw,3.9375rem),11.4vw)] leading-[1.03] tracking-[-0.038em] text-wrap min-[900px]:max-lg:text-[calc(0.4rem+4vw)]"
          >
            <span className="sr-only">{sentence}</span>
            <span aria-hidden="true">
              <span className="block">{t("before")}</span>
              <TypedWord words={words.map((word) => t(`words.${word}`))} />
              <Quiet className="block">
                {t("after")}
                <br />
                {t("afterEnd")}
              </Quiet>
            </span>
          </h1>
          <p className="max-w-[35em] text-lead text-muted-foreground">{t("lead")}</p>
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
        {/* Its height is there before the page has come whole: what stands in the middle would move as it grows. */}
        <div className="relative min-[900px]:min-h-[28.5rem]">
          <HeroRing />
          <SupportPanel />
        </div>
      </Container>
      <MotionToggle pause={motion("pause")} play={motion("play")} />
      <TrustedBy />
    </section>
  );
}
