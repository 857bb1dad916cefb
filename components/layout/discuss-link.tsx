"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, type ComponentProps } from "react";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { contactsFrom, routes, toolPaths } from "@/lib/i18n/routes";

type DiscussLinkProps = Omit<ComponentProps<"a">, "href">;

/**
 * A link to the inquiry form that takes along which service or project is being read, also over the detour of a tool. Where the form
 * stands on the page itself it leads into its first field, which the browser gives the focus.
 */
export function DiscussLink({ children, ...props }: DiscussLinkProps) {
  const pathname = usePathname();
  if (pathname === routes.contacts)
    return (
      <a href="#inquiry-name" {...props}>
        {children}
      </a>
    );
  const link = (
    <Link href={contactsFrom(pathname)} {...props}>
      {children}
    </Link>
  );
  // The page of a tool is the same for every address: what follows the question mark is known in the browser alone.
  return toolPaths.has(pathname) ? (
    <Suspense fallback={link}>
      <FromTool {...props}>{children}</FromTool>
    </Suspense>
  ) : (
    link
  );
}

function FromTool(props: DiscussLinkProps) {
  return <Link href={contactsFrom(usePathname(), useSearchParams().toString())} {...props} />;
}
