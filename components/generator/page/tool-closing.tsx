import { ButtonLink } from "@/components/ui/link";
import { routes } from "@/lib/site/routes";

type ToolClosingProps = {
  disclaimer: { title: string; draft: string; data: string };
  contact: { title: string; text: string; button: string };
};

/** What a draft is worth, and the way to those who check it. */
export function ToolClosing({ disclaimer, contact }: ToolClosingProps) {
  return (
    <section className="tool-close">
      <div className="frame crosses">
        <div className="tool-disclaimer">
          <h2 className="h4">{disclaimer.title}</h2>
          <p>{disclaimer.draft}</p>
          <p>{disclaimer.data}</p>
        </div>
        <div className="tool-contact">
          <h2 className="h3">{contact.title}</h2>
          <p>{contact.text}</p>
          <ButtonLink href={routes.contacts} arrow>
            {contact.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
