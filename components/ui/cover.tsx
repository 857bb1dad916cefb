import type { ReactNode } from "react";
import { cn } from "@/lib/site/cn";

type CoverProps = { src: string; className?: string; eager?: boolean; children?: ReactNode };

/** A drawn cover that fills the box its class gives it. Decoration: the title beside it says what it stands for. */
export function Cover({ src, className, eager = false, children }: CoverProps) {
  return (
    <span data-slot="cover" className={cn("relative block overflow-clip border border-line", className)}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a vector of two kilobytes: an optimiser has nothing to do, and its component would cost script */}
      <img
        src={src}
        alt=""
        width={640}
        height={360}
        loading={eager ? "eager" : "lazy"}
        className="absolute inset-0 size-full object-cover"
      />
      {children}
    </span>
  );
}
