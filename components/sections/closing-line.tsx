import { ButtonLink } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";

type ClosingLineProps = { title: string; text: string; button: string; trackLabel: string };

/** The quiet end of a page: a question, one sentence and the way to the contacts, over the rings of the footer's corner. */
export function ClosingLine({ title, text, button, trackLabel }: ClosingLineProps) {
  return (
    <section className="closing-line">
      <div className="frame">
        <div>
          <h2 className="h2">{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={routes.contacts} arrow data-track="contact_us" data-track-label={trackLabel}>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
