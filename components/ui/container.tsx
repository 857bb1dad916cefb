import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "@/lib/site/cn";

type ContainerProps = ComponentProps<"div"> & { asChild?: boolean };

/** The width that the text of every page keeps: 1280 px at most, with the gutter of the window on both sides. */
export function Container({ asChild = false, className, ...props }: ContainerProps) {
  const Component = asChild ? Slot : "div";
  return (
    <Component
      data-slot="container"
      className={cn("mx-auto w-full max-w-7xl px-(--gutter) print:max-w-none print:px-0", className)}
      {...props}
    />
  );
}
