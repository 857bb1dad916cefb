import { ringPage } from "@/components/layout/ring-page";

/** The headline of an unknown address, under the same in the language of the page. */
export function UnknownAddress({ line }: { line?: string | undefined }) {
  return (
    <>
      {line !== undefined && <p className="mb-1.5 text-[1.0625rem] font-medium">{line}</p>}
      <h1 tabIndex={-1} lang="en" className={ringPage.title}>
        404 Page Not Found
      </h1>
    </>
  );
}

/** A word to who keeps the links, in English whatever the page. */
export function RouterHint() {
  return (
    <p
      className="mt-[22px] rounded-lg border border-line bg-[color-mix(in_oklab,var(--background)_60%,transparent)] px-4 py-3.5 font-mono text-[0.8125rem] leading-[1.55] font-medium text-subtle"
      lang="en"
    >
      Did you forget to add the page to the router?
    </p>
  );
}
