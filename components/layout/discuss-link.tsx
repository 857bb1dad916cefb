"use client";

import type { ComponentProps } from "react";
import { Link, usePathname } from "@/lib/i18n/navigation";
import { contactsFrom } from "@/lib/i18n/routes";

/** A link to the inquiry form that takes along which service or project is being read. */
export function DiscussLink(props: Omit<ComponentProps<typeof Link>, "href">) {
  return <Link href={contactsFrom(usePathname())} {...props} />;
}
