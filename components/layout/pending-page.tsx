"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { usePathname } from "@/lib/i18n/navigation";
import { withoutLocale } from "@/lib/i18n/paths";
import { routes } from "@/lib/i18n/routes";

/** A page that comes at once needs no placeholder; one would only flicker (ms). */
const PATIENCE = 150;

const Nothing = () => null;

/** Without its shape a page that is on its way has the line alone. */
const loadSkeletons = () =>
  import("@/components/sections/case-skeletons").catch(() => ({
    PendingCases: Nothing,
    PendingCase: Nothing,
  }));
const PendingCases = lazy(() => loadSkeletons().then((module) => ({ default: module.PendingCases })));
const PendingCase = lazy(() => loadSkeletons().then((module) => ({ default: module.PendingCase })));

/** It lies over the page and leaves its height: a shorter document would lose the place that Back leads to. */
const standIn =
  "data-stands-in:fixed data-stands-in:inset-x-0 data-stands-in:top-(--header-height) data-stands-in:bottom-0 data-stands-in:z-14 data-stands-in:overflow-clip data-stands-in:bg-background data-stands-in:[&~main]:invisible";
const line =
  "fixed inset-x-0 top-(--header-height) z-50 h-0.5 animate-pending bg-[linear-gradient(90deg,transparent,var(--accent),transparent)] bg-size-[40%_100%] bg-position-[-70%_0] bg-no-repeat";

type Pending = { from: string; to: string };

/**
 * What stands in for a page that is still on its way after a click: the shape of the list of projects or of a project, and a line
 * under the header for any other page. The links themselves know nothing of it.
 */
export function PendingPage({ label }: { label: string }) {
  const pathname = usePathname();
  const [pending, setPending] = useState<Pending>();

  useEffect(() => {
    let timer: number | undefined;
    const onClick = (event: MouseEvent) => {
      // A prevented click on a link is one that the router took over.
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!event.defaultPrevented || link?.origin !== window.location.origin) return;
      const to = withoutLocale(link.pathname);
      if (to === pathname) return;
      // Asked for before it is known whether it is needed: on a slow line it is.
      if (to.startsWith(routes.cases)) void loadSkeletons();
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setPending({ from: pathname, to }), PATIENCE);
    };
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("click", onClick);
      window.clearTimeout(timer);
      setPending(undefined);
    };
  }, [pathname]);

  const to = pending?.from === pathname ? pending.to : undefined;
  return (
    <div
      data-slot="pending-page"
      className={standIn}
      data-stands-in={to?.startsWith(routes.cases) || undefined}
    >
      <p role="status" className="sr-only">
        {to !== undefined && label}
      </p>
      {to !== undefined && <div className={line} aria-hidden="true" />}
      <Suspense>
        {to === routes.cases && <PendingCases />}
        {to?.startsWith(`${routes.cases}/`) && <PendingCase />}
      </Suspense>
    </div>
  );
}
