"use client";

import { useSearchParams } from "next/navigation";
import { Suspense, type ComponentProps } from "react";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { contactsFrom, toolPaths } from "@/lib/i18n/routes";

type DiscussLinkProps = Omit<ComponentProps<typeof Link>, "href">;

/** A link to the inquiry form that takes along which service or project is being read, also over the detour of a tool. */
export function DiscussLink(props: DiscussLinkProps) {
  const pathname = usePathname();
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

function FromTool(props: DiscussLinkProps) {
  return <Link href={contactsFrom(usePathname(), useSearchParams().toString())} {...props} />;
}
