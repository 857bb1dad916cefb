import { ButtonLink } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";

type ClosingBandProps = { title: string; text: string; button: string; trackLabel: string };

/** The last word of a page: a large rounded band with one button to the contacts. Takes the hue of what stands around it. */
export function ClosingBand({ title, text, button, trackLabel }: ClosingBandProps) {
  return (
    <section className="closing-band">
      <div className="frame">
        <div>
          <svg viewBox="0 0 520 520" aria-hidden="true">
            <use href="/drawings/closing-ring.svg#ring" />
          </svg>
          <h2 className="h2">{title}</h2>
          <p>{text}</p>
          <ButtonLink href={routes.contacts} arrow data-track="contact_us" data-track-label={trackLabel}>
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
