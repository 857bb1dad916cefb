import { Container } from "@/components/ui/container";
import { ButtonLink } from "@/components/ui/link";
import { cn } from "@/lib/site/cn";
import { routes } from "@/lib/i18n/routes";

type ClosingLineProps = { title: string; text: string; button: string; trackLabel: string };

/** The rings of the footer's corner, and the light behind them. */
const rings = cn(
  "before:absolute before:inset-0 before:-z-1 before:content-['']",
  "before:bg-[repeating-radial-gradient(circle_at_82%_118%,transparent_0_59px,var(--line-strong)_59px_60px)]",
  "before:mask-[radial-gradient(50rem_34rem_at_82%_110%,#000_5%,transparent_72%)]",
  "after:absolute after:inset-0 after:-z-1 after:content-['']",
  "after:bg-[radial-gradient(44rem_26rem_at_82%_110%,color-mix(in_oklab,var(--s,var(--accent))_calc(var(--glow)*100%),transparent),transparent_70%)]",
);

/** The quiet end of a page: a question, one sentence and the way to the contacts, over the rings of the footer's corner. */
export function ClosingLine({ title, text, button, trackLabel }: ClosingLineProps) {
  return (
    <section
      className={cn(
        "relative isolate overflow-clip border-t border-line py-[clamp(72px,8.6vw,128px)] print:hidden",
        rings,
      )}
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-4 max-w-[34em] text-[1.0625rem] text-muted-foreground">{text}</p>
        </div>
        <ButtonLink
          href={routes.contacts}
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
