import type { ReactNode } from "react";
import { glimpseColours } from "@/components/illustrations/service-glimpse";
import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { Ruler } from "@/components/ui/ruler";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

type ClosingBandProps = {
  title: string;
  text: string;
  button: string;
  href?: string | undefined;
  trackLabel: string;
  /** A drawing beside the words, where there is room. */
  children?: ReactNode;
};

const twoColumns = "items-center gap-x-16 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";
const drawing = cn("max-h-60 *:block *:size-full max-lg:hidden", glimpseColours);
const band = cn(
  "relative isolate overflow-clip rounded-4xl border border-[color-mix(in_oklab,var(--c)_22%,var(--line))]",
  "px-[clamp(24px,5.4vw,76px)] py-[clamp(36px,5.4vw,76px)] shadow-sheen",
  "bg-surface bg-[radial-gradient(40rem_26rem_at_88%_60%,color-mix(in_oklab,var(--s)_calc(var(--glow)*130%),transparent),transparent_74%)]",
);

/** The last word of a page: a large rounded band with one button to the contacts. Takes the hue of what stands around it. */
export function ClosingBand({
  title,
  text,
  button,
  href = routes.contacts,
  trackLabel,
  children,
}: ClosingBandProps) {
  return (
    <section data-slot="closing-band" className="pb-[clamp(72px,8vw,116px)] print:hidden">
      <Container>
        <div className={cn(band, children && twoColumns)}>
          <div>
            <h2 className="max-w-[13.5em] text-h2">{title}</h2>
            <p className="mt-4.5 mb-8.5 max-w-[30em] text-[1.0625rem] text-muted-foreground">{text}</p>
            <ButtonLink
              href={href}
              arrow
              className="max-md:w-full"
              data-track="contact_us"
              data-track-label={trackLabel}
            >
              {button}
            </ButtonLink>
          </div>
          {children && <div className={drawing}>{children}</div>}
          <Ruler className="absolute inset-x-[clamp(24px,5.4vw,76px)] bottom-0" />
        </div>
      </Container>
    </section>
  );
}
