"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, type ComponentProps } from "react";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { contactsFrom, routes, toolPaths } from "@/lib/i18n/routes";

type DiscussLinkProps = Omit<ComponentProps<typeof Link>, "href">;

/**
 * A link to the inquiry form that takes along which service or project is being read, also over the detour of a tool. Where the form
 * stands on the page itself it leads into its first field, which the browser gives the focus.
 */
export function DiscussLink(props: DiscussLinkProps) {
  const pathname = usePathname();
  if (pathname === routes.contacts) return <ToForm {...props} />;
  const link = <Link href={contactsFrom(pathname)} {...props} />;
  // The page of a tool is the same for every address: what follows the question mark is known in the browser alone.
  return toolPaths.has(pathname) ? (
    <Suspense fallback={link}>
      <FromTool {...props} />
    </Suspense>
  ) : (
    link
  );
}

function ToForm({ className, children, "aria-current": current }: DiscussLinkProps) {
  return (
    <a href="#inquiry-name" className={className} aria-current={current}>
      {children}
    </a>
  );
}

function FromTool(props: DiscussLinkProps) {
  return <Link href={contactsFrom(usePathname(), useSearchParams().toString())} {...props} />;
}
