import { ArrowRight } from "lucide-react";
import { screenOnly } from "@/components/generator/screen-only";
import { DiscussLink } from "@/components/layout/discuss-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Container } from "@/components/ui/container";
import { Crosses } from "@/components/ui/crosses";
import { cn } from "@/lib/site/cn";

type ToolClosingProps = {
  disclaimer: { title: string; draft: string; data: string };
  contact: { title: string; text: string; button: string };
};

const term = "max-w-[62ch] text-sm/[1.55] text-muted-foreground";

/** What a draft is worth, and the way to those who check it. */
export function ToolClosing({ disclaimer, contact }: ToolClosingProps) {
  return (
    <section
      className={cn(
        "border-t border-line bg-[color-mix(in_oklab,var(--surface)_45%,var(--background))]",
        screenOnly,
      )}
    >
      <Container className="relative grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-x-16 gap-y-8 py-[clamp(40px,5vw,72px)] max-md:grid-cols-1">
        <div className="contents max-md:hidden">
          <Crosses />
        </div>
        <div className="grid content-start gap-2.5">
          <h2 className="text-h4">{disclaimer.title}</h2>
          <p className={term}>{disclaimer.draft}</p>
          <p className={term}>{disclaimer.data}</p>
        </div>
        <div className="grid content-start justify-items-start gap-2">
          <h2 className="text-h3">{contact.title}</h2>
          <p className="max-w-[42ch] text-muted-foreground">{contact.text}</p>
          <DiscussLink data-slot="button" className={cn(buttonVariants(), "mt-3.5 max-md:w-full")}>
            {contact.button}
            <ArrowRight />
          </DiscussLink>
        </div>
      </Container>
    </section>
  );
}
