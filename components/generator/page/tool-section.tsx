import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";

type ToolSectionProps = { label: string; children: ReactNode };

/** The part of a generator's page that holds the tools. */
export function ToolSection({ label, children }: ToolSectionProps) {
  return (
    <Container asChild className="pt-[clamp(20px,1.8vw,28px)] pb-[clamp(40px,5vw,72px)] print:py-0">
      <section aria-label={label}>{children}</section>
    </Container>
  );
}
