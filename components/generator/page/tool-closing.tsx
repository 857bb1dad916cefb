import { ArrowRight } from "lucide-react";
import { ToolDisclaimer } from "@/components/generator/page/tool-disclaimer";
import { screenOnly } from "@/components/generator/screen-only";
import { DiscussLink } from "@/components/layout/discuss-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Container } from "@/components/ui/container";
import { Crosses } from "@/components/ui/crosses";
import { cn } from "@/lib/site/cn";

type ToolClosingProps = {
  /** What a draft is worth, where the tool does not say it itself. */
  disclaimer?: { title: string; draft: string; data: string };
  contact: { title: string; text: string; button: string };
};

/** The way to those who check a draft. */
export function ToolClosing({ disclaimer, contact }: ToolClosingProps) {
  return (
    <section
      className={cn(
        "border-t border-line bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))]",
        screenOnly,
      )}
    >
      <Container
        className={cn(
          "relative grid gap-x-16 gap-y-8 py-[clamp(40px,5vw,72px)] max-md:grid-cols-1",
          disclaimer ? "grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]" : "grid-cols-1",
        )}
      >
        <div className="contents max-md:hidden">
          <Crosses />
        </div>
        {disclaimer && <ToolDisclaimer {...disclaimer} />}
        <div
          className={
            disclaimer
              ? "grid content-start justify-items-start gap-2"
              : "flex flex-wrap items-center justify-between gap-x-8 gap-y-5"
          }
        >
          <div className={disclaimer ? "contents" : "grid gap-2"}>
            <h2 className="text-h3">{contact.title}</h2>
            <p className="max-w-[42ch] text-muted-foreground">{contact.text}</p>
          </div>
          <DiscussLink
            data-slot="button"
            className={cn(buttonVariants(), disclaimer && "mt-3.5", "max-md:w-full")}
          >
            {contact.button}
            <ArrowRight />
          </DiscussLink>
        </div>
      </Container>
    </section>
  );
}
