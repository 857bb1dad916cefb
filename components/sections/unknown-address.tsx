import { ringPage } from "@/components/layout/ring-page";
import { cn } from "@/lib/site/cn";

/** The headline of an unknown address. A page in another language says it large in its own words above. */
export function UnknownAddress({ line }: { line?: string | undefined }) {
  return (
    <>
      {line !== undefined && <p className={cn(ringPage.title, "font-semibold")}>{line}</p>}
      <h1
        tabIndex={-1}
        lang="en"
        className={line === undefined ? ringPage.title : "mt-2 font-mono text-mono font-medium text-subtle"}
      >
        404 Page Not Found
      </h1>
    </>
  );
}

/** A word to who keeps the links, in English whatever the page. */
export function RouterHint() {
  return (
    <p className="mt-4 font-mono text-mono text-subtle" lang="en">
      Did you forget to add the page to the router?
    </p>
  );
}
