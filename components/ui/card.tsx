import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";
import { Link } from "@/lib/i18n/navigation";

const cardVariants = cva("relative border", {
  variants: {
    variant: {
      /** A surface with a hairline. Around a `CardLink` it answers to the pointer with its border alone. */
      surface: [
        "flex flex-col rounded-3xl border-line bg-card shadow-sheen transition-[border-color] duration-200",
        "has-[[data-slot=card-link]]:hover:border-[color-mix(in_oklab,var(--c,var(--accent))_42%,transparent)]",
      ],
      /** A panel that floats above the page: the form, a result, a picture of a product. */
      floating:
        "rounded-2xl border-line-strong bg-[color-mix(in_oklab,var(--surface)_86%,transparent)] shadow-floating",
    },
  },
  defaultVariants: { variant: "surface" },
});

type CardProps = ComponentProps<"div"> &
  VariantProps<typeof cardVariants> & {
    asChild?: boolean;
    /** Colour of the service it tells of. */ hue?: string;
  };

/** A surface with an edge of its own. */
export function Card({ variant, hue, asChild = false, className, ...props }: CardProps) {
  const Component = asChild ? Slot : "div";
  return (
    <Component
      data-slot="card"
      data-hue={hue}
      className={cn(cardVariants({ variant }), className)}
      {...props}
    />
  );
}

/** The one link of a card: it covers the card whole. */
export function CardLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      data-slot="card-link"
      className={cn(
        "after:absolute after:inset-0 after:rounded-3xl",
        "focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent focus-visible:after:outline-solid",
        className,
      )}
      {...props}
    />
  );
}
