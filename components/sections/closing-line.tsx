import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

type ClosingLineProps = {
  title: string;
  text: string;
  button: string;
  href?: string | undefined;
  trackLabel: string;
};

/** The light over the footer's corner. */
const light = cn(
  "after:absolute after:inset-0 after:-z-1",
  "after:bg-[radial-gradient(44rem_26rem_at_82%_110%,color-mix(in_oklab,var(--s,var(--accent))_calc(var(--glow)*100%),transparent),transparent_70%)]",
);

/** The quiet end of a page: a question, one sentence and the way to the contacts. */
export function ClosingLine({ title, text, button, href = routes.contacts, trackLabel }: ClosingLineProps) {
  return (
    <section
      className={cn(
        "relative isolate overflow-clip border-t border-line py-[clamp(72px,8.6vw,128px)] print:hidden",
        light,
      )}
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 max-w-[34em] text-[1.0625rem] text-muted-foreground">{text}</p>
        </div>
        <ButtonLink
          href={href}
          arrow
          className="max-md:w-full"
          data-track="contact_us"
          data-track-label={trackLabel}
        >
          {button}
        </ButtonLink>
      </Container>
    </section>
  );
}
