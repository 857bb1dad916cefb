import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

type ClosingBandProps = { title: string; text: string; button: string; trackLabel: string };

const band = cn(
  "relative isolate overflow-clip rounded-4xl border border-[color-mix(in_oklab,var(--c)_22%,var(--line))]",
  "px-[clamp(24px,5.4vw,76px)] py-[clamp(36px,5.4vw,76px)] shadow-sheen",
  "bg-surface bg-[radial-gradient(40rem_26rem_at_88%_60%,color-mix(in_oklab,var(--s)_calc(var(--glow)*130%),transparent),transparent_74%)]",
);

/** The last word of a page: a large rounded band with one button to the contacts. Takes the hue of what stands around it. */
export function ClosingBand({ title, text, button, trackLabel }: ClosingBandProps) {
  return (
    <section data-slot="closing-band" className="pb-[clamp(72px,8vw,116px)] print:hidden">
      <Container>
        <div className={band}>
          {/* The ring; on a phone the words need the whole width. */}
          <svg
            viewBox="0 0 520 520"
            aria-hidden="true"
            className="absolute top-1/2 -right-[110px] -z-1 w-[620px] max-w-none -translate-y-1/2 mask-[linear-gradient(90deg,transparent_1%,#000_24%)] max-[1261px]:-right-[190px] max-[1261px]:w-[520px] max-md:hidden"
          >
            <use href="/drawings/closing-ring.svg#ring" />
          </svg>
          <h2 className="max-w-[13.5em] text-h2">{title}</h2>
          <p className="mt-4.5 mb-8.5 max-w-[30em] text-[1.0625rem] text-muted-foreground">{text}</p>
          <ButtonLink
            href={routes.contacts}
            arrow
            className="max-md:w-full"
            data-track="contact_us"
            data-track-label={trackLabel}
          >
            {button}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
