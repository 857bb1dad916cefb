"use client";

import type { ComponentProps } from "react";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { pageFrom } from "@/lib/i18n/routes";

/** A link of the navigation that knows whether it leads to the page, or the section of the page, being read. */
export function NavLink({ href, ...rest }: ComponentProps<typeof Link>) {
  const pathname = usePathname();
  const current = pathname === href ? "page" : pathname.startsWith(`${href}/`) ? "true" : undefined;
  return <Link href={pageFrom(href, pathname)} aria-current={current} {...rest} />;
}
